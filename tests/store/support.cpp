// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/support.hpp"

namespace boardwright::test {

int count_of(const char* variable, int otherwise) {
  const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe)
  return value == nullptr ? otherwise : std::atoi(value);
}

Submission creation(const std::string& match, const std::string& secret) {
  return {match, 0, new_id(kNoon), {{"created", R"({"game":"pebbles"})", kNoon, secret}}, {}};
}

Submission move(const std::string& match, std::uint64_t after, const std::string& text) {
  return {match, after, new_id(kNoon), {{"move", text, kNoon + static_cast<TimeMs>(after), ""}}, {}};
}

Submission ending(const std::string& match, std::uint64_t after, const std::string& winner,
                  const std::string& loser) {
  const TimeMs time = kNoon + static_cast<TimeMs>(after);
  MatchResult result{time,    match,   "pebbles",
                     "small", "rules", {{winner, PlayerKind::kMember, 2}, {loser, PlayerKind::kMember, 0}},
                     "goal",  true};
  return {match, after, new_id(kNoon), {{"result", "1-0 goal", time, ""}}, result};
}

ClubEvent happened(TimeMs time, decltype(ClubEvent::what) what) {
  if (auto* result = std::get_if<MatchResult>(&what)) time = result->time;
  if (auto* correction = std::get_if<Correction>(&what)) return {correction->id, correction->time, what};
  return {new_id(time), time, std::move(what)};
}

bool clear_sentence(const std::string& sentence) {
  return sentence.size() > 20 && sentence.find('\n') == std::string::npos &&
         sentence.find("SELECT") == std::string::npos && sentence.find("INSERT") == std::string::npos &&
         sentence.find("SQLITE_") == std::string::npos;
}

}  // namespace boardwright::test
