// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/home_feeds.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

#include "framework/text/unicode.hpp"

namespace boardwright::server {
namespace {

/// Of what XML 1.0 may hold; line ends and tabs are spaces here.
bool may_stand(char32_t code) {
  return code >= 0x20 && code != 0x7F && !(code >= 0x80 && code < 0xA0) && code != 0xFFFE && code != 0xFFFF;
}

/// Each character by `write`, without those that may not stand.
template <class Write>
std::string rewritten(std::string_view text, const Write& write) {
  std::string made;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t code = next_character(text, at);
    if (code == '\n' || code == '\t')
      write(made, code, " ");
    else if (code == kNoCharacter)
      made += "\uFFFD";
    else if (may_stand(code))
      write(made, code, text.substr(begin, at - begin));
  }
  return made;
}

/// As XML's text and values of attributes; what XML can't hold is left out.
std::string xml_escaped(std::string_view text) {
  return rewritten(text, [](std::string& made, char32_t code, std::string_view as_it_is) {
    switch (code) {
      case '&': made += "&amp;"; break;
      case '<': made += "&lt;"; break;
      case '>': made += "&gt;"; break;
      case '"': made += "&quot;"; break;
      case '\'': made += "&#39;"; break;
      default: made += as_it_is;
    }
  });
}

std::string calendar_escaped(std::string_view text) {
  return rewritten(text, [](std::string& made, char32_t code, std::string_view as_it_is) {
    if (code == '\\' || code == ';' || code == ',') made += '\\';
    made += as_it_is;
  });
}

/// A line of 75 octets at most, then others that begin with a space; no character is cut.
std::string folded_line(const std::string& line) {
  constexpr std::size_t kLongest = 75;
  std::string made;
  std::size_t in_line = 0;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t begin = at;
    (void)next_character(line, at);
    if (in_line + at - begin > kLongest) made += "\r\n ", in_line = 1;
    made += line.substr(begin, at - begin);
    in_line += at - begin;
  }
  return made + "\r\n";
}

std::string calendar_instant(TimeMs time) {
  std::string text = instant_text(time);
  std::erase_if(text, [](char c) { return c == '-' || c == ':'; });
  return text;
}

}  // namespace

std::string instant_text(TimeMs time) {
  using std::chrono::sys_seconds;
  const sys_seconds at{std::chrono::floor<std::chrono::seconds>(std::chrono::milliseconds(time))};
  const auto day = std::chrono::floor<std::chrono::days>(at);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(at - day);
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                static_cast<int>(clock.seconds().count()));
  return text.data();
}

std::string atom_text(const Feed& feed) {
  TimeMs updated = feed.updated;
  for (const auto& entry : feed.entries) updated = std::max(updated, entry.updated);
  const auto element = [](const char* name, const std::string& text) {
    return std::string("<") + name + ">" + xml_escaped(text) + "</" + name + ">\n";
  };
  const auto link = [](const std::string& to) { return "<link href=\"" + xml_escaped(to) + "\"/>\n"; };
  std::string text =
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n";
  text += element("id", feed.id) + element("title", feed.title) + element("updated", instant_text(updated));
  text += "<author>" + element("name", feed.author) + "</author>\n" + link(feed.link);
  for (const auto& entry : feed.entries) {
    text += "<entry>\n" + element("id", entry.id) + element("title", entry.title);
    text += element("updated", instant_text(entry.updated)) + link(entry.link);
    text += "<content type=\"text\">" + xml_escaped(entry.text) + "</content>\n</entry>\n";
  }
  return text + "</feed>\n";
}

std::string calendar_text(const Feed& feed) {
  std::string text;
  const auto line = [&](const std::string& content) { text += folded_line(content); };
  line("BEGIN:VCALENDAR");
  line("VERSION:2.0");
  line("PRODID:-//Boardwright//Club server//EN");
  line("X-WR-CALNAME:" + calendar_escaped(feed.title));
  for (const auto& entry : feed.entries) {
    if (!entry.due) continue;
    line("BEGIN:VEVENT");
    line("UID:" + calendar_escaped(entry.id));
    line("DTSTAMP:" + calendar_instant(entry.updated));
    line("DTSTART:" + calendar_instant(*entry.due));
    line("SUMMARY:" + calendar_escaped(entry.title));
    line("DESCRIPTION:" + calendar_escaped(entry.text));
    line("URL:" + entry.link);
    line("TRANSP:TRANSPARENT");
    line("END:VEVENT");
  }
  line("END:VCALENDAR");
  return text;
}

}  // namespace boardwright::server
