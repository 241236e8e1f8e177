// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/event_words.hpp"

#include <algorithm>

#include "framework/text/label.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/tournament/lots.hpp"
#include "framework/tournament/score.hpp"

namespace boardwright {
namespace {

using namespace tournament;

class About {
 public:
  About(const Tournament& tournament, const NameOf& name, Language language)
      : tournament_(tournament), name_(name), language_(language) {}

  std::string operator()(const Entered& one) const { return name_(one.player); }
  std::string operator()(const OpeningBalance& one) const {
    return label_and_value(language_, name_(one.player), shown_points(one.points));
  }
  std::string operator()(const LineUpSaid& one) const { return name_(one.team) + ", " + round(one.round); }
  std::string operator()(const PresenceSaid& one) const {
    const std::string how = one.attendance == Attendance::kIn     ? said(language_, "tournament.is_in")
                            : one.attendance == Attendance::kHalf ? said(language_, "tournament.is_half")
                            : one.attendance == Attendance::kFull ? said(language_, "tournament.is_full")
                                                                  : said(language_, "tournament.is_out");
    return name_(one.player) + ", " +
           (one.round == 0 ? how : label_and_value(language_, round(one.round), how));
  }
  std::string operator()(const Withdrawn& one) const {
    return one.back ? label_and_value(language_, name_(one.player), said(language_, "tournament.is_back"))
                    : name_(one.player);
  }
  std::string operator()(const ApartSaid& one) const {
    std::string all;
    for (const auto& player : one.players) all += (all.empty() ? "" : " – ") + name_(player);
    return all;
  }
  std::string operator()(const Published& one) const {
    if (one.round != 0) return round(one.round);
    return one.boards.empty() ? "" : two(one.boards.front());
  }
  std::string operator()(const StateSaid& one) const { return of_pairing(one.pairing); }
  std::string operator()(const ResultGiven& one) const { return of_board(one.pairing, one.board, one.score); }
  std::string operator()(const Corrected& one) const { return of_board(one.pairing, one.board, one.score); }
  std::string operator()(const GameChosen& one) const {
    const std::string where = seats(one.pairing, one.board);
    return one.by.empty() ? where : label_and_value(language_, where, name_(one.by));
  }
  std::string operator()(const LotPromised& one) const {
    const auto seed = Seed::from_hex(one.seed);
    return seed ? seed->hash() : std::string();
  }
  std::string operator()(const LotDrawn& one) const { return one.entropy; }
  std::string operator()(const Chosen& one) const { return of_pairing(one.chosen); }
  std::string operator()(const Declined& one) const { return name_(one.one) + " – " + name_(one.other); }
  std::string operator()(const Undone& one) const {
    const Event* event = tournament_.event(one.event);
    if (event == nullptr) return {};
    const std::string kind = event_words(*event, language_);
    // What takes something back is taken back itself: no further, as a forged list may go round in a circle.
    if (std::holds_alternative<Undone>(event->what)) return kind;
    const std::string about = std::visit(*this, event->what);
    return about.empty() ? kind : kind + " " + about;
  }
  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }

 private:
  [[nodiscard]] std::string round(std::uint32_t number) const {
    return said(language_, "tournament.round", {std::to_string(number)});
  }
  [[nodiscard]] std::string two(const Board& board) const {
    return name_(board.first) + " – " + name_(board.second);
  }
  /// Also of a round that was taken back or not chosen.
  [[nodiscard]] std::string of_pairing(const std::string& pairing) const {
    const auto* published = published_by(pairing);
    return published == nullptr ? "" : (*this)(*published);
  }
  [[nodiscard]] std::string of_board(const std::string& pairing, std::uint32_t number,
                                     const std::optional<Score>& score) const {
    const std::string where = seats(pairing, number);
    return published_by(pairing) == nullptr ? where : where + " " + (score ? score_text(*score) : "*");
  }
  [[nodiscard]] const Published* published_by(const std::string& pairing) const {
    const Event* event = tournament_.event(pairing);
    return event == nullptr ? nullptr : std::get_if<Published>(&event->what);
  }
  [[nodiscard]] std::string seats(const std::string& pairing, std::uint32_t number) const {
    const auto* published = published_by(pairing);
    std::string where = said(language_, "tournament.board", {std::to_string(number)});
    if (published == nullptr) return where;
    if (published->round != 0) where = round(published->round) + ", " + where;
    const auto board = std::ranges::find(published->boards, number, &Board::board);
    if (board != published->boards.end()) where = label_and_value(language_, where, two(*board));
    return where;
  }

  const Tournament& tournament_;
  const NameOf& name_;
  Language language_;
};

}  // namespace

std::string event_words(const Event& event, Language language) {
  std::string key = "tournament_event." + std::string(kind_of(event));
  std::replace(key.begin(), key.end(), '-', '_');
  return said(language, key);
}

std::string event_about(const Tournament& tournament, const Event& event, const NameOf& name,
                        Language language) {
  return std::visit(About(tournament, name, language), event.what);
}

std::string event_reason(const Event& event) {
  return std::visit(
      [](const auto& what) -> std::string {
        if constexpr (requires { what.reason; })
          return what.reason;
        else
          return {};
      },
      event.what);
}

}  // namespace boardwright
