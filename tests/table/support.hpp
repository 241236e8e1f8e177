// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of kept matches share.
#pragma once

#include "framework/table/kept_match.hpp"
#include "framework/table/scoring_book.hpp"
#include "tests/framework/support.hpp"

namespace boardwright::test {

/// The games of the build tree and the tiny ones.
inline const Catalogue& all_games() {
  static const Catalogue kCatalogue = [] {
    CatalogueOptions options;
    options.folders = {std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games",
                       std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "tests/games"};
    options.use_environment = options.use_program_folders = false;
    return Catalogue::load(options);
  }();
  return kCatalogue;
}

/// A journal in memory, which can be told to fail.
class MemoryJournal final : public JournalPort {
 public:
  [[nodiscard]] Result<void> write(const JournalStep& step) override {
    if (!failure.empty()) return fail(failure);
    steps.push_back(step);
    return {};
  }
  std::vector<JournalStep> steps;
  std::string failure;
};

/// A club with its store in a folder of its own, and a time that the test tells.
struct TestClub {
  TemporaryFolder folder;
  UtcTime now{std::chrono::hours(496000)};
  std::shared_ptr<Club> club = open();

  [[nodiscard]] StoreLocation location() const { return StoreLocation::file(folder.path() / "club.db"); }
  [[nodiscard]] std::shared_ptr<Club> open(const StoreOptions& options = {}) const {
    return value_of(Club::open(location(), value_of(scoring_book(all_games())), options));
  }
  [[nodiscard]] TimeSource time() {
    return [this] { return now; };
  }
  [[nodiscard]] std::string member(const std::string& name) { return value_of(club->people().add(name)).id; }
  /// A match between two members.
  [[nodiscard]] MatchPlan match(const std::string& game, const std::string& one, const std::string& other,
                                bool rated = true) {
    const Entry entry = value_of(all_games().find(game));
    MatchPlan wanted = MatchPlan::of(entry.game, entry.variant->id, value_of(entry.create()));
    wanted.policies = {};
    wanted.seats = {PlannedSeat::member(one), PlannedSeat::member(other)};
    wanted.rated = rated;
    wanted.seed = Seed::from_number(7);
    return wanted;
  }
  [[nodiscard]] std::unique_ptr<KeptMatch> start(const MatchPlan& wanted) {
    return value_of(club->start(wanted, time()));
  }
  [[nodiscard]] std::unique_ptr<KeptMatch> resume(const std::string& match) {
    return value_of(club->resume(match, all_games(), time()));
  }
};

/// Any legal move of the first seat on turn; false at the end.
inline bool play_any(Match& match, Random& random) {
  if (match.is_over()) return false;
  const Seat seat = match.seats_on_turn().front();
  const Position view = match.view(seat).position();
  const auto moves = view.moves(seat);
  require_done(
      match.play(seat, view.move_text(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))])));
  return true;
}

/// An update without what only says how the viewer got there.
inline Update content_of(const Match& match, Seat viewer) {
  Update update = match.update(viewer);
  update.generation = update.number = 0;  // a match that was loaded has another
  update.news.clear();
  update.rewound = false;
  update.difference = {};
  update.clocks = match.times(viewer);
  update.now = {};
  return update;
}

/// Nothing that anybody could see or that could follow is different.
inline void check_same(const Match& one, const Match& other) {
  REQUIRE(one.line().plies().size() == other.line().plies().size());
  CHECK(one.full_record() == other.full_record());
  CHECK(one.line().earlier_keys() == other.line().earlier_keys());
  for (std::size_t i = 0; i <= one.line().plies().size(); ++i)
    CHECK(one.line().position(i).text() == other.line().position(i).text());
  CHECK(one.result() == other.result());
  CHECK(one.seats_on_turn() == other.seats_on_turn());
  CHECK(one.next_flag() == other.next_flag());
  for (Seat seat = 0; seat < one.rules().seat_count(); ++seat) {
    CHECK(content_of(one, seat) == content_of(other, seat));
    CHECK(one.history(seat) == other.history(seat));
  }
  CHECK(content_of(one, BW_SPECTATOR) == content_of(other, BW_SPECTATOR));
}

}  // namespace boardwright::test
