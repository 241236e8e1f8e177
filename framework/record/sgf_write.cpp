// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "framework/record/foreign.hpp"
#include "framework/record/foreign_moves.hpp"
#include "framework/record/own_tags.hpp"
#include "framework/record/replay.hpp"
#include "framework/record/sgf_words.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

std::string result_of(const Outcome& outcome, const Rules& rules, const SgfFormat& format) {
  const auto best = std::max_element(outcome.scores.begin(), outcome.scores.end());
  if (std::count(outcome.scores.begin(), outcome.scores.end(), *best) > 1) return *best == 1 ? "0" : "?";
  const std::string_view winner = rules.seat_name(static_cast<Seat>(best - outcome.scores.begin()));
  for (const auto& [property, seat] : format.seats)
    if (seat == winner)
      return property + (outcome.reason == "resignation" ? "+R"
                         : outcome.reason == "time"      ? "+T"
                         : outcome.reason == "forfeit"   ? "+F"
                                                         : "+");
  return "?";
}

/// The word for the start, the one that explains most parameters.
std::string setup_of(const Record& record, const SgfFormat& format) {
  std::string best;
  std::size_t most = 0;
  for (const auto& [word, parameters] : format.setups) {
    const bool fits = std::all_of(parameters.begin(), parameters.end(), [&](const auto& setting) {
      const auto found = record.parameters.find(setting.first);
      return found != record.parameters.end() && found->second == setting.second;
    });
    if (fits && parameters.size() > most) {
      best = word;
      most = parameters.size();
    }
  }
  return best;
}

/// Properties in lines of an even width; long values stand as they are.
class SgfText {
 public:
  explicit SgfText(std::string begin) : text_(std::move(begin)), column_(text_.size()) {}

  void node() { put(";"); }
  void add(std::string_view property, std::string_view value) {
    put(std::string(property) + "[" + sgf_escaped(value) + "]");
  }
  [[nodiscard]] std::string take() { return std::move(text_) + ")\n"; }

 private:
  void put(const std::string& piece) {
    constexpr std::size_t kSgfWidth = 100;
    // A node's sign stays with its first property.
    if (column_ + piece.size() > kSgfWidth && text_.back() != ';') {
      text_ += '\n';
      column_ = 0;
    }
    text_ += piece;
    const std::size_t end = piece.rfind('\n');
    column_ = end == std::string::npos ? column_ + piece.size() : piece.size() - end - 1;
  }

  std::string text_;
  std::size_t column_;
};

/// The property of a tag; empty: it has none.
std::string_view property_of(std::string_view tag, const Record& record) {
  const auto info =
      std::find_if(kSgfInfo.begin(), kSgfInfo.end(), [&](const auto& known) { return known.second == tag; });
  if (info != kSgfInfo.end()) return record.entered && info->first == "SO" ? std::string_view() : info->first;
  return tag.starts_with(kSgfTag) ? tag.substr(kSgfTag.size()) : std::string_view();
}

/// What SGF has no words for, as several values of one property.
void add_own(SgfText& text, const Record& record) {
  std::string_view property = kOwnProperty;
  for (const auto& [name, value] : own_tags(record)) {
    // These have properties, and the start is none but the rules' own.
    if (name == "Player" || name == "Start" || name == "View" || name == "Entered") continue;
    text.add(std::exchange(property, ""), name + "=" + value);
  }
  for (const auto& [name, value] : record.tags)
    if (property_of(name, record).empty())
      text.add(std::exchange(property, ""), std::string(kOwnTag) + "=" + name + "=" + value);
}

/// Tags that have a property of the standard's, and those that were one before.
void add_tags(SgfText& text, const Record& record) {
  for (const auto& [name, value] : record.tags)
    if (const std::string_view property = property_of(name, record); !property.empty())
      text.add(property, value);
}

std::string seconds_text(std::chrono::milliseconds left) {
  const std::int64_t thousandths = left.count() % 1000;
  const std::string more = std::to_string(1000 + thousandths).substr(1);
  return std::to_string(left.count() / 1000) + (thousandths == 0 ? "" : "." + more);
}

void add_root(SgfText& text, const Record& record, const Rules& rules, const std::optional<Outcome>& result,
              const SgfFormat& format) {
  if (const auto size = record.parameters.find(format.size_parameter); size != record.parameters.end())
    text.add("SZ", size->second);
  if (const auto setup = setup_of(record, format); !setup.empty()) text.add(format.setup_property, setup);
  for (const auto& [property, seat] : format.players)
    if (const auto player = record.players.find(seat); player != record.players.end())
      text.add(property, one_line(player->second));
  if (record.entered) text.add("SO", kEnteredSource);
  if (result) text.add("RE", result_of(*result, rules, format));
  if (!record.variant.empty()) text.add("RU", record.game + "/" + record.variant);
  add_tags(text, record);
  if (!record.comment.empty()) text.add("C", record.comment);
  add_own(text, record);
}

}  // namespace

Result<std::string> write_sgf(const Record& record, const std::shared_ptr<const Rules>& rules,
                              const SgfFormat& format) {
  if (!record.start.empty())
    return fail("SGF can't hold the position this game started from; PGN and the program's own format do");
  const auto replayed = replay(record, rules);
  if (!replayed) return fail(replayed.error());
  if (!replayed->ok()) return fail(replayed->problem);

  SgfText text("(;GM[" + std::to_string(format.game_number) + "]FF[4]CA[UTF-8]AP[Boardwright]");
  add_root(text, record, *rules, replayed->result, format);
  const ForeignNotation notation(*rules, format.moves);
  const auto& plies = replayed->line.plies();
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const std::string_view seat = rules->seat_name(plies[i].seat);
    const auto property = std::find_if(format.seats.begin(), format.seats.end(),
                                       [&](const auto& known) { return known.second == seat; });
    if (property == format.seats.end())
      return fail("SGF has no property for the moves of " + std::string(seat) +
                  "; PGN and the program's own format have");
    text.node();
    text.add(property->first,
             notation.write(replayed->line.position(i), plies[i].seat, plies[i].move, format.separator));
    if (record.moves[i].clock) text.add(property->first + "L", seconds_text(*record.moves[i].clock));
    if (!record.moves[i].comment.empty()) text.add("C", record.moves[i].comment);
  }
  return text.take();
}

}  // namespace boardwright
