// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/http.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/text/plain_text.hpp"

namespace boardwright::server {
namespace {

constexpr std::size_t kLongestWord = 200;

}  // namespace

void read_target(std::string_view target, Request& request) {
  const std::size_t mark = target.find('?');
  request.path = std::string(target.substr(0, mark));
  if (mark == std::string_view::npos) return;
  std::string_view query = target.substr(mark + 1);
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), pair.size() + 1));
    const std::size_t equal = pair.find('=');
    if (equal == std::string_view::npos) continue;
    // Ids and codes of languages alone are asked for: whoever escapes anything means none of them.
    request.query[std::string(pair.substr(0, equal))] = std::string(pair.substr(equal + 1));
  }
}

std::optional<std::map<std::string, std::string>> words_of(const std::string& body,
                                                           std::initializer_list<std::string_view> known) {
  const nlohmann::json json = nlohmann::json::parse(body, nullptr, false);
  if (!json.is_object() || json.size() > known.size()) return std::nullopt;
  std::map<std::string, std::string> words;
  for (const auto& [key, value] : json.items()) {
    if (std::find(known.begin(), known.end(), key) == known.end() || !value.is_string()) return std::nullopt;
    words[key] = value.get<std::string>();
    if (words[key].size() > kLongestWord) return std::nullopt;
  }
  return words;
}

std::string cookie_of(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    std::string_view one = header.substr(0, header.find(';'));
    header.remove_prefix(std::min(header.size(), one.size() + 1));
    while (one.starts_with(' ')) one.remove_prefix(1);
    if (one.size() > name.size() && one.starts_with(name) && one[name.size()] == '=')
      return std::string(one.substr(name.size() + 1));
  }
  return {};
}

Answer text_answer(unsigned status, std::string text) {
  Answer answer;
  answer.status = status;
  answer.body = shared_text(std::move(text));
  return answer;
}

Answer json_answer(unsigned status, std::string json) {
  Answer answer = text_answer(status, std::move(json));
  answer.type = "application/json";
  answer.headers.emplace_back("Cache-Control", "no-store");
  return answer;
}

Answer tagged_answer(const Request& request, std::string type, const std::string& tag,
                     const SharedText& content) {
  const std::string quoted = "\"" + tag + "\"";
  Answer answer;
  answer.type = std::move(type);
  answer.headers = {{"Cache-Control", "no-cache"}, {"ETag", quoted}};
  if (request.none_match == quoted)
    answer.status = 304;
  else
    answer.body = content;
  return answer;
}

Answer refusal(unsigned status, const std::string& code, const std::string& sentence) {
  return json_answer(
      status, nlohmann::json{{"version", 1}, {"refused", code}, {"sentence", one_line(sentence)}}.dump());
}

Answer wait_answer(std::chrono::milliseconds wait) {
  Answer answer = json_answer(429, nlohmann::json{{"version", 1},
                                                  {"refused", "wait"},
                                                  {"sentence", "too many tries; wait a moment"},
                                                  {"after", wait.count()}}
                                       .dump());
  answer.headers.emplace_back("Retry-After", std::to_string(wait.count() / 1000 + 1));
  return answer;
}

}  // namespace boardwright::server
