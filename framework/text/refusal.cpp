// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/refusal.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

/// What refuses something: of the rooms that know English alone, and the remarks of those that know keys, as they
/// stand where only their sentence was kept.
constexpr std::array<std::string_view, 7> kGroups{"refusal.",  "evening.", "pairing.", "score.",
                                                  "settings.", "ladder.",  "trf."};
constexpr std::size_t kMostPlaces = 4;
constexpr int kDeepest = 6;  // a sentence in a sentence: a path, a place, a move, a reason

/// An English text parted at its places: what stands before the first, between them and behind the last.
struct Pattern {
  std::string_view key;
  std::vector<std::string_view> pieces;
  std::vector<std::size_t> places;  ///< the numbers in the order in which they stand
  std::size_t letters = 0;          ///< of all pieces
};

Pattern parted(std::string_view key, std::string_view text) {
  Pattern pattern{key, {}, {}, 0};
  std::size_t from = 0;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    if (at + 2 >= text.size() || text[at + 2] != '}' || text[at + 1] < '0' || text[at + 1] > '9') continue;
    pattern.pieces.push_back(text.substr(from, at - from));
    pattern.places.push_back(static_cast<std::size_t>(text[at + 1] - '0'));
    from = at + 3;
  }
  pattern.pieces.push_back(text.substr(from));
  for (const auto piece : pattern.pieces) pattern.letters += piece.size();
  return pattern;
}

const std::vector<Pattern>& patterns() {
  static const std::vector<Pattern> kAll = [] {
    std::vector<Pattern> all;
    for (const auto& [key, text] : program_texts().sentences(Language::kEnglish))
      if (std::ranges::any_of(kGroups, [&](std::string_view group) { return key.starts_with(group); }))
        all.push_back(parted(key, text));
    return all;
  }();
  return kAll;
}

using Values = std::array<std::string_view, kMostPlaces>;

/// What stands in the places if the sentence is one of that pattern; each piece where it comes first, so that
/// a value holds nothing of the words behind it.
std::optional<Values> fit(const Pattern& pattern, std::string_view sentence) {
  if (!sentence.starts_with(pattern.pieces.front())) return std::nullopt;
  Values values{};
  std::size_t at = pattern.pieces.front().size();
  for (std::size_t i = 0; i < pattern.places.size(); ++i) {
    const std::string_view next = pattern.pieces[i + 1];
    const bool last = i + 1 == pattern.places.size();
    if (last && !sentence.ends_with(next)) return std::nullopt;
    const std::size_t end = last ? sentence.size() - next.size() : sentence.find(next, at);
    if (end == std::string_view::npos || end <= at || pattern.places[i] >= values.size()) return std::nullopt;
    values[pattern.places[i]] = sentence.substr(at, end - at);
    at = end + next.size();
  }
  return at == sentence.size() ? std::optional(values) : std::nullopt;
}

std::optional<std::string> turned(Language language, std::string_view sentence, int depth);

/// As the pattern of the most letters that fits has it.
std::optional<std::string> fitted(Language language, std::string_view sentence, int depth) {
  const Pattern* best = nullptr;
  Values values{};
  for (const Pattern& pattern : patterns())
    if (best == nullptr || pattern.letters > best->letters)
      if (const auto fitting = fit(pattern, sentence)) {
        best = &pattern;
        values = *fitting;
      }
  if (best == nullptr) return std::nullopt;
  std::array<std::string, kMostPlaces> put_in;
  for (const std::size_t place : best->places)
    put_in[place] = turned(language, values[place], depth + 1).value_or(std::string(values[place]));
  return said(language, best->key, {put_in[0], put_in[1], put_in[2], put_in[3]});
}

std::optional<std::string> turned(Language language, std::string_view sentence, int depth) {
  if (depth > kDeepest) return std::nullopt;
  if (auto whole = fitted(language, sentence, depth)) return whole;
  // Behind "file.pgn:3:10: " or another heading that is no sentence of ours.
  constexpr std::string_view kColon = ": ";
  for (std::size_t at = sentence.find(kColon); at != std::string_view::npos;
       at = sentence.find(kColon, at + 1))
    if (auto rest = fitted(language, sentence.substr(at + kColon.size()), depth))
      return std::string(sentence.substr(0, at + kColon.size())) + *rest;
  return std::nullopt;
}

}  // namespace

std::string refusal_in(Language language, std::string_view sentence) {
  constexpr std::size_t kLongest = 4000;  // no sentence of ours is longer
  if (language == Language::kEnglish || sentence.size() > kLongest) return std::string(sentence);
  return turned(language, sentence, 0).value_or(std::string(sentence));
}

}  // namespace boardwright
