// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/result_list.hpp"

#include <ranges>

#include "framework/text/plain_text.hpp"

namespace boardwright {

bool ResultList::fits(const Correction& correction, const MatchResult& result) {
  return correction.type != Correction::Type::kResult || correction.half_points.size() == result.seats.size();
}

Result<void> ResultList::add(const ResultEvent& event) {
  if (auto checked = check_event(event); !checked) return checked;
  if (const auto* result = std::get_if<MatchResult>(&event))
    matches_[result->match].results.insert(*result);
  else
    matches_[std::get<Correction>(event).match].corrections.insert(std::get<Correction>(event));
  return {};
}

std::optional<MatchResult> ResultList::result(const std::string& match) const {
  const auto found = matches_.find(match);
  if (found == matches_.end() || found->second.results.empty()) return std::nullopt;
  MatchResult result = *found->second.results.begin();
  for (const auto& correction : std::views::reverse(found->second.corrections)) {
    if (!fits(correction, result)) continue;
    if (correction.type == Correction::Type::kVoid) return std::nullopt;
    if (correction.type == Correction::Type::kStands) return result;
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat)
      result.seats[seat].half_points = correction.half_points[seat];
    if (!correction.reason.empty()) result.reason = correction.reason;
    return result;
  }
  return result;
}

std::vector<std::string> ResultList::problems() const {
  std::vector<std::string> sentences;
  for (const auto& [id, match] : matches_) {
    const std::string name = "match " + excerpt(id);
    if (match.results.empty()) {
      sentences.push_back(name + ": there is a correction, but no result");
      continue;
    }
    if (match.results.size() > 1)
      sentences.push_back(name + ": there are " + std::to_string(match.results.size()) +
                          " different results; the one that ended first counts");
    const Correction* before = nullptr;
    for (const auto& correction : match.corrections) {
      const std::string which = name + ": correction " + excerpt(correction.id);
      if (!fits(correction, *match.results.begin()))
        sentences.push_back(which + " gives " + std::to_string(correction.half_points.size()) +
                            " scores, expected " + std::to_string(match.results.begin()->seats.size()) +
                            "; it doesn't count");
      if (before != nullptr && before->id == correction.id && before->time == correction.time)
        sentences.push_back(which + " exists in different forms");
      before = &correction;
    }
  }
  return sentences;
}

}  // namespace boardwright
