// SPDX-License-Identifier: GPL-3.0-or-later
//
// A request and its answer as values: what answers requests knows no sockets, and what has sockets no answers.
#pragma once

#include <chrono>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/link/outbox.hpp"

namespace boardwright::server {

struct Request {
  std::string method;  ///< "GET"
  std::string path;    ///< without the query, as it came
  std::map<std::string, std::string> query;
  std::string host, origin, content_type, none_match;  ///< headers; empty: not there
  std::string token;                                   ///< X-Boardwright-Token
  std::string cookie;                                  ///< of the session; empty: none
  std::string body;
  std::string peer;  ///< address
};

struct Answer {
  unsigned status = 200;
  std::string type = "text/plain; charset=utf-8";
  SharedText body = shared_text("");
  std::vector<std::pair<std::string, std::string>> headers = {};
};

/// From the target of a request line; a query that isn't plain is nothing.
void read_target(std::string_view target, Request& request);
/// An object of short texts with no other members than these.
[[nodiscard]] std::optional<std::map<std::string, std::string>> words_of(
    const std::string& body, std::initializer_list<std::string_view> known);
/// The value of a cookie; empty if it isn't there.
[[nodiscard]] std::string cookie_of(std::string_view header, std::string_view name);

[[nodiscard]] Answer text_answer(unsigned status, std::string text);
[[nodiscard]] Answer json_answer(unsigned status, std::string json);
/// What a browser may keep and asks about again: nothing but "not modified" if it has what this tag says.
[[nodiscard]] Answer tagged_answer(const Request& request, std::string type, const std::string& tag,
                                   const SharedText& content);
/// A refusal for programs and people: {"version":1,"refused":code,"sentence":…}.
[[nodiscard]] Answer refusal(unsigned status, const std::string& code, const std::string& sentence);
/// That of who has tried too often.
[[nodiscard]] Answer wait_answer(std::chrono::milliseconds wait);

}  // namespace boardwright::server
