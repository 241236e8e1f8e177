// SPDX-License-Identifier: GPL-3.0-or-later
//
// Explanations: they must never contradict the move list, and must be sentences that somebody has written.
#include <boardwright/abi/explain.h>
#include <boardwright/abi/phase.h>
#include <boardwright/abi/view.h>

#include <algorithm>
#include <map>
#include <set>

#include "plugins/check/answers.hpp"
#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

constexpr std::size_t kTries = 30;

using Places = std::vector<std::uint32_t>;

/// Names in braces.
std::set<std::string> placeholders(const std::string& sentence) {
  std::set<std::string> names;
  for (std::size_t at = sentence.find('{'); at != std::string::npos; at = sentence.find('{', at + 1)) {
    const std::size_t end = sentence.find('}', at);
    if (end != std::string::npos) names.insert(sentence.substr(at + 1, end - at - 1));
  }
  return names;
}

/// What explanations may refer to.
class Dictionary {
 public:
  Dictionary(const Rules& rules, bw_text_kind sentences) {
    for (const auto& text : rules.texts(sentences)) messages_[text.id] = placeholders(text.english);
    for (const auto& text : rules.texts(BW_TEXT_RULE)) rules_.insert(text.id);
    if (const bw_shape* board = rules.geometry()) places_ = board->field_count + board->tray_count;
  }

  /// Whether an explanation with a sentence can be shown.
  [[nodiscard]] Result<void> check(const Explanation& explanation) const {
    if (explanation.message.empty()) return fail("has no message");
    const auto message = messages_.find(explanation.message);
    if (explanation.message.starts_with("host_")) return {};  // the host's own, not the rules'
    if (message == messages_.end())
      return fail("has the message " + explanation.message + ", which isn't described");
    if (!explanation.rule.empty() && !rules_.contains(explanation.rule))
      return fail("names the rule " + explanation.rule + ", which isn't described");
    for (const auto place : explanation.places)
      if (place >= places_)
        return fail("points at place " + std::to_string(place) + ", which does not exist");
    std::set<std::string> given;
    for (const auto& argument : explanation.arguments) given.insert(argument.name);
    for (const auto& name : message->second)
      if (!given.contains(name))
        return fail("leaves {" + name + "} of message " + explanation.message + " open");
    for (const auto& name : given)
      if (!message->second.contains(name))
        return fail("gives {" + name + "}, which message " + explanation.message + " has no place for");
    return {};
  }

 private:
  std::map<std::string, std::set<std::string>> messages_;
  std::set<std::string> rules_;
  std::uint32_t places_ = 0;
};

std::string list(const Places& places) {
  std::string text;
  for (const auto place : places) text += (text.empty() ? "" : ", ") + std::to_string(place);
  return "clicking places " + (text.empty() ? "none" : text);
}

/// One seat's explanations in one position.
class Asked {
 public:
  Asked(const Position& position, Seat seat, const Dictionary& dictionary)
      : position_(position), seat_(seat), dictionary_(dictionary) {
    for (const Move move : position.moves(seat)) {
      texts_[position.move_text(seat, move)] = move;
      const Places places = position.clicks(seat, move);
      for (std::size_t size = 1; size <= places.size(); ++size)
        beginnings_.insert({places.begin(), places.begin() + static_cast<std::ptrdiff_t>(size)});
    }
  }

  [[nodiscard]] Result<void> text(const std::string& text) const {
    return compare(position_.explain(seat_, text), texts_.contains(text), in_quotes(text));
  }
  [[nodiscard]] Result<void> clicks(const Places& places) const {
    return compare(position_.explain(seat_, places), beginnings_.contains(places), list(places));
  }
  [[nodiscard]] Result<void> listed() const {
    for (const auto& [move_text, move] : texts_)
      if (auto good = text(move_text); !good) return good;
    for (const Places& places : beginnings_)
      if (auto good = clicks(places); !good) return good;
    return {};
  }

 private:
  [[nodiscard]] Result<void> compare(const std::optional<Explanation>& found, bool legal,
                                     const std::string& what) const {
    const std::string which = what + " by " + name_of(position_.rules(), seat_) + " ";
    if (!found) return fail(which + "isn't explained");
    if (found->legal && !legal) return fail(which + "is called legal and isn't in the move list");
    if (!found->legal && legal) return fail(which + "is in the move list and is called not legal");
    if (found->legal && found->message.empty()) return {};
    if (auto good = dictionary_.check(*found); !good)
      return fail("the explanation of " + which + good.error());
    return {};
  }

  const Position& position_;
  Seat seat_;
  const Dictionary& dictionary_;
  std::map<std::string, Move> texts_;
  std::set<Places> beginnings_;
};

/// A text of a move with a character changed, or no text at all.
std::string changed(Trial& trial, std::string text) {
  if (trial.once_in(20)) return "";
  if (text.empty() || trial.once_in(20)) return std::string(trial.random().below(40), 'q');
  char& c = text[trial.random().below(static_cast<std::uint32_t>(text.size()))];
  const int step = trial.once_in(2) ? 1 : -1;
  c = static_cast<char>(c + step);
  return text;
}

Finding explanations(Trial& trial) {
  const Rules& rules = trial.rules();
  if (rules.extension<bw_explain>(BW_EXPLAIN) == nullptr)
    return not_applicable("the rules have no explanations");
  const Dictionary dictionary(rules, BW_TEXT_MESSAGE);
  const bw_shape* board = rules.geometry();
  const std::uint32_t places = board != nullptr ? board->field_count + board->tray_count : 0;
  std::vector<std::string> pool{"x"};
  return each_position(trial, {3000, 100}, [&](const Position& position) -> Result<void> {
    for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
      const Position view = position.view(seat);
      const Asked asked(view, seat, dictionary);
      if (auto good = asked.listed(); !good) return good;
      for (std::size_t i = 0; i < kTries; ++i) {
        const std::string text = trial.once_in(2) ? trial.any_of(pool) : changed(trial, trial.any_of(pool));
        if (auto good = asked.text(text); !good) return good;
        if (places == 0) continue;
        Places clicked(1 + trial.random().below(3));
        for (auto& place : clicked) place = trial.random().below(places);
        if (auto good = asked.clicks(clicked); !good) return good;
      }
    }
    for (const Ply& ply : plies(position))
      if (pool.size() < 2000) pool.push_back(position.move_text(ply.seat, ply.move));
    return {};
  });
}

Finding phases(Trial& trial) {
  const Rules& rules = trial.rules();
  if (rules.extension<bw_phase>(BW_PHASE) == nullptr) return not_applicable("the rules tell no phases");
  const Dictionary dictionary(rules, BW_TEXT_PHASE);
  return each_position(trial, {3000, 100}, [&](const Position& position) -> Result<void> {
    for (const Seat viewer : viewers(rules)) {
      const auto phase = position.view(viewer).phase(viewer);
      if (!phase) continue;
      if (auto good = dictionary.check(*phase); !good)
        return fail("the phase for " + name_of(rules, viewer) + " " + good.error());
      if (!phase->legal || !phase->rule.empty())
        return fail("the phase " + phase->message +
                    " is no explanation of a move, but has a rule or isn't legal");
    }
    return {};
  });
}

Finding reveals(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* view = rules.extension<bw_view>(BW_VIEW);
  if (view == nullptr || view->reveals == nullptr) return not_applicable("moves reveal nothing besides");
  const Dictionary dictionary(rules, BW_TEXT_MESSAGE);
  std::uint64_t told = 0;
  Finding finding = each_position(trial, {3000, 100}, [&](const Position& position) -> Result<void> {
    for (const Ply& ply : plies(position))
      for (const Seat viewer : viewers(rules)) {
        if (position.move_text_for(ply.seat, ply.move, viewer).empty()) continue;
        const auto revealed = position.reveals(ply.seat, ply.move, viewer);
        if (!revealed) continue;
        const std::string what = "what " + name_of(position, ply) + " reveals to " + name_of(rules, viewer);
        if (auto good = dictionary.check(*revealed); !good) return fail(what + " " + good.error());
        if (position.reveals(ply.seat, ply.move, viewer) != revealed)
          return fail(what + " is different when it is asked for again");
        ++told;
      }
    return {};
  });
  return finding.status == Status::kPassed ? passed(told, "sentences") : finding;
}

}  // namespace

std::span<const Law> explain_laws() {
  static constexpr Law kLaws[] = {
      {"explanations",
       "Explanations agree with the move list, and name rules and messages that are described.",
       explanations},
      {"phases", "What goes on is told by phases that are described, with all they leave open.", phases},
      {"reveals", "What a move reveals is told by messages that are described, with all they leave open.",
       reveals},
  };
  return kLaws;
}

}  // namespace boardwright::check
