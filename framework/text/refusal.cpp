// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/refusal.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

/// What refuses something: of the rooms that know English alone, and the remarks of those that know keys, as they
/// stand where only their sentence was kept.
constexpr std::array<std::string_view, 7> kRefusals{"refusal.",  "evening.", "pairing.", "score.",
                                                    "settings.", "ladder.",  "trf."};
/// What a law demands and what came of it. Some of these are so short that they would fit much else.
constexpr std::array<std::string_view, 2> kVerdicts{"law.", "verdict."};
/// A refusal that tells a verdict.
constexpr std::string_view kBrokenLaw = "refusal.package_law";
constexpr std::size_t kMostPlaces = 6;
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

using Patterns = std::vector<Pattern>;

/// Those of the most letters first: the first that fits says the most.
Patterns patterns_of(auto&& wanted) {
  Patterns all;
  for (const auto& [key, text] : program_texts().sentences(Language::kEnglish))
    if (wanted(std::string_view(key))) all.push_back(parted(key, text));
  std::ranges::stable_sort(all, std::ranges::greater{}, &Pattern::letters);
  return all;
}

bool begins(std::string_view key, std::span<const std::string_view> groups) {
  return std::ranges::any_of(groups, [&](std::string_view group) { return key.starts_with(group); });
}

const Patterns& refusals() {
  static const Patterns kAll = patterns_of([](std::string_view key) { return begins(key, kRefusals); });
  return kAll;
}

/// A verdict may hold a refusal: of a position that can't be read.
const Patterns& verdicts() {
  static const Patterns kAll =
      patterns_of([](std::string_view key) { return begins(key, kVerdicts) || begins(key, kRefusals); });
  return kAll;
}

using Values = std::array<std::string_view, kMostPlaces>;

/// What stands in the places if the sentence is one of that pattern; each piece where it comes first, so that
/// a value holds nothing of the words behind it. Only between quotation marks may there be nothing.
std::optional<Values> fit(const Pattern& pattern, std::string_view sentence) {
  if (!sentence.starts_with(pattern.pieces.front())) return std::nullopt;
  Values values{};
  std::size_t at = pattern.pieces.front().size();
  for (std::size_t i = 0; i < pattern.places.size(); ++i) {
    const std::string_view before = pattern.pieces[i], next = pattern.pieces[i + 1];
    const bool last = i + 1 == pattern.places.size();
    if (last && !sentence.ends_with(next)) return std::nullopt;
    const std::size_t end = last ? sentence.size() - next.size() : sentence.find(next, at);
    const bool quoted = before.ends_with('\'') && next.starts_with('\'');
    if (end == std::string_view::npos || end < at || (end == at && !quoted) ||
        pattern.places[i] >= values.size())
      return std::nullopt;
    values[pattern.places[i]] = sentence.substr(at, end - at);
    at = end + next.size();
  }
  return at == sentence.size() ? std::optional(values) : std::nullopt;
}

/// "file.pgn:3" and "file.pgn:3:10" are a place by themselves, not one in a sentence's brackets.
bool is_place_in_file(std::string_view heading) {
  const std::size_t behind = heading.find_last_not_of("0123456789"), bracket = heading.find_last_of("()");
  const bool line = behind != std::string_view::npos && behind + 1 < heading.size() && heading[behind] == ':';
  return line && (bracket == std::string_view::npos || heading[bracket] == ')');
}

/// Puts sentences into a language.
class Turner {
 public:
  explicit Turner(Language language) : language_(language) {}

  [[nodiscard]] std::optional<std::string> turned(const Patterns& patterns, std::string_view sentence,
                                                  int depth = 0) const {
    if (depth > kDeepest) return std::nullopt;
    constexpr std::string_view kColon = ": ";
    const std::size_t first = sentence.find(kColon);
    const auto behind = [&](std::size_t at) -> std::optional<std::string> {
      auto rest = fitted(patterns, sentence.substr(at + kColon.size()), depth);
      return rest ? std::optional(std::string(sentence.substr(0, at + kColon.size())) + *rest) : std::nullopt;
    };
    // "file.pgn:3:10: " is no part of a sentence, though a pattern that begins with a place would take it along.
    if (first != std::string_view::npos && is_place_in_file(sentence.substr(0, first)))
      if (auto told = behind(first)) return told;
    if (auto whole = fitted(patterns, sentence, depth)) return whole;
    // Behind another heading that is no sentence of ours.
    for (std::size_t at = first; at != std::string_view::npos; at = sentence.find(kColon, at + 1))
      if (auto told = behind(at)) return told;
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::optional<std::string> fitted(const Patterns& patterns, std::string_view sentence,
                                                  int depth) const {
    for (const Pattern& pattern : patterns)
      if (const auto values = fit(pattern, sentence)) return filled(patterns, pattern, *values, depth);
    return std::nullopt;
  }

  [[nodiscard]] std::string filled(const Patterns& patterns, const Pattern& pattern, const Values& values,
                                   int depth) const {
    const Patterns& inside = pattern.key == kBrokenLaw ? verdicts() : patterns;
    std::array<std::string, kMostPlaces> put_in;
    for (const std::size_t place : pattern.places)
      put_in[place] = turned(inside, values[place], depth + 1).value_or(std::string(values[place]));
    return said(language_, pattern.key, {put_in[0], put_in[1], put_in[2], put_in[3], put_in[4], put_in[5]});
  }

  Language language_;
};

std::string in_words(Language language, const Patterns& patterns, std::string_view sentence) {
  constexpr std::size_t kLongest = 4000;  // no sentence of ours is longer
  if (sentence.size() > kLongest) return std::string(sentence);
  return Turner(language).turned(patterns, sentence).value_or(std::string(sentence));
}

}  // namespace

std::string refusal_in(Language language, std::string_view sentence) {
  return language == Language::kEnglish ? std::string(sentence) : in_words(language, refusals(), sentence);
}

std::string verdict_in(Language language, std::string_view sentence) {
  return language == Language::kEnglish ? std::string(sentence) : in_words(language, verdicts(), sentence);
}

}  // namespace boardwright
