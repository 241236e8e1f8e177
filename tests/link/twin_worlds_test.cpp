// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two matches that differ only in what a viewer can't know send that viewer the same bytes, from the set-up to
// the end: updates, answers, what comes of commands. Which moves keep the secret is asked of the rules alone;
// everything between them and the wire is looked at. Leaks that are planted there must be found.
#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>

#include "framework/link/question_json.hpp"
#include "framework/link/viewer_stream.hpp"
#include "framework/match/json.hpp"
#include "framework/store/ids.hpp"
#include "tests/link/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

enum class Leak { kNone, kTruthInPosition, kProgressOfSetUp, kSizeOfAnswer };

/// What a careless server could tell.
class LeakyLink final : public Link {
 public:
  LeakyLink(Table& table, Seat viewer, Leak leak) : table_(table), link_(table, viewer), leak_(leak) {
    update_ = spoilt(link_.update());
    link_.watch([this](const Update& update) {
      update_ = spoilt(update);
      if (observer_) observer_(update_);
    });
  }
  [[nodiscard]] Seat viewer() const override { return link_.viewer(); }
  [[nodiscard]] const Update& update() const override { return update_; }
  void watch(Observer observer) override { observer_ = std::move(observer); }
  void submit(Command command, Done done) override { link_.submit(std::move(command), std::move(done)); }
  void ask(const Question& question, Answered answered) override {
    link_.ask(question, [&](Result<Answer> answer) {
      if (leak_ == Leak::kSizeOfAnswer && answer)
        if (auto* told = std::get_if<TellAnswer>(&*answer))
          told->facts = std::string(table_.match().line().now().text().find_first_of("gmG") % 7, ' ');
      answered(answer);
    });
  }

 private:
  [[nodiscard]] Update spoilt(Update update) const {
    const Position& truth = table_.match().line().now();
    if (leak_ == Leak::kTruthInPosition) update.position = truth.text();
    if (leak_ == Leak::kProgressOfSetUp)
      update.ply = static_cast<std::uint32_t>(std::hash<std::string>()(truth.text()) % 100);
    return update;
  }
  Table& table_;
  LocalLink link_;
  Leak leak_;
  Update update_;
  Observer observer_;
};

/// One of the two, with all that its viewers are sent.
struct World {
  World(const std::string& game, Leak leak) : at(game) {
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{BW_SPECTATOR}})
      streams[viewer] = std::make_unique<ViewerStream>(
          "m", GameNames::of(at.match().rules()), std::make_unique<LeakyLink>(*at.table, viewer, leak),
          [this, viewer](const SharedText& text) { sent[viewer] += *text + "\n"; });
  }
  void submit(Command command, const std::string& id) {
    const Seat seat = command.seat;
    command.id = id;
    command.based_on = at.match().update(seat).number;
    command.generation = at.match().generation();
    const CommandRequest asked{"m", id, to_json(command, SeatNames(at.match().rules())).dump()};
    streams[seat]->command(asked, Milliseconds(0),
                           [&](const SharedText& text) { sent[seat] += *text + "\n"; });
    at.strand.run_due();
  }
  void ask(Seat viewer, const Question& question) {
    const AskRequest asked{"m", 1,
                           to_json(NumberedQuestion{1, question}, GameNames::of(at.match().rules())).dump()};
    streams[viewer]->ask(asked, [&](const SharedText& text) { sent[viewer] += *text + "\n"; });
  }
  [[nodiscard]] const Position& truth() const { return at.match().line().now(); }

  LinkedTable at;
  std::map<Seat, std::unique_ptr<ViewerStream>> streams;
  std::map<Seat, std::string> sent;
};

std::vector<PlacedPiece> by_lot(const World& world, Seat seat, Random& random) {
  auto arrangement = *world.at.match().arrange(seat);
  arrangement.complete_at_random(random);
  std::vector<PlacedPiece> placed;
  for (const auto& item : arrangement.placed()) placed.push_back({item.place, item.kind});
  return placed;
}

struct Twins {
  std::unique_ptr<World> one, other;
};

constexpr const char* kOwnId = "0190a000-0000-7000-8000-000000000001";
constexpr const char* kTheirId = "0190a000-0000-7000-8000-000000000002";

void set_up(World& world, Seat seat, const std::vector<PlacedPiece>& placed, const char* id) {
  Command ready{Command::Type::kArrange, seat, {}, 0};
  ready.placed = placed;
  world.submit(ready, id);
}

bool may_set_up(const World& world, Seat seat) {
  return world.truth().on_turn(seat) && world.at.match().arrange(seat).has_value();
}

bool look_the_same(const Twins& both, Seat viewer) {
  return both.one->truth().view_text(viewer) == both.other->truth().view_text(viewer) &&
         both.one->at.match().seats_on_turn() == both.other->at.match().seats_on_turn();
}

/// The other seat has set up, and some of its pieces are others where that can't be seen. The viewer sets up
/// before that only where the rules want it so.
std::optional<Twins> twins(const std::string& game, Seat viewer, Random& random, Leak leak,
                           const std::vector<PlacedPiece>& own) {
  const Seat hidden = 1 - viewer;
  const auto begin = [&] {
    auto world = std::make_unique<World>(game, leak);
    if (!may_set_up(*world, hidden)) set_up(*world, viewer, own, kOwnId);
    return world;
  };
  for (int tries = 0; tries < 40; ++tries) {
    Twins both{begin(), begin()};
    const auto theirs = by_lot(*both.one, hidden, random);
    auto others = theirs;
    if (tries >= 30)  // where only the places are free
      others = by_lot(*both.other, hidden, random);
    else
      for (int i = 0; i < 4; ++i)
        std::swap(others[random.below(static_cast<std::uint32_t>(others.size()))].kind,
                  others[random.below(static_cast<std::uint32_t>(others.size()))].kind);
    set_up(*both.one, hidden, theirs, kTheirId);
    set_up(*both.other, hidden, others, kTheirId);
    if (both.one->truth().text() != both.other->truth().text() && look_the_same(both, viewer)) return both;
  }
  return std::nullopt;
}

struct Played {
  Position position;
  std::string told;
  std::optional<Explanation> reveals;
  std::optional<Outcome> outcome;
};

std::optional<Played> after(const World& world, Seat seat, const std::string& text, Seat viewer) {
  const Position& before = world.truth();
  const auto move = before.view(seat).read_move(seat, text);
  Position position = before;
  if (!move || !position.play(seat, *move)) return std::nullopt;
  const auto outcome = position.is_over() ? std::optional(position.outcome()) : std::nullopt;
  return Played{position, before.move_text_for(seat, *move, viewer), before.reveals(seat, *move, viewer),
                outcome};
}

/// A move that tells the viewer nothing by which the two could be told apart.
std::optional<std::string> secret_move(const Twins& both, Seat mover, Seat viewer, Random& random) {
  std::vector<std::string> possible;
  std::set<std::string> others;
  for (const auto& move : both.other->at.match().update(mover).moves) others.insert(move.text);
  for (const auto& move : both.one->at.match().update(mover).moves)
    if (others.contains(move.text)) possible.push_back(move.text);
  while (!possible.empty()) {
    const std::size_t i = random.below(static_cast<std::uint32_t>(possible.size()));
    const auto a = after(*both.one, mover, possible[i], viewer),
               b = after(*both.other, mover, possible[i], viewer);
    if (a && b && a->position.view_text(viewer) == b->position.view_text(viewer) && a->told == b->told &&
        a->reveals == b->reveals && a->outcome == b->outcome &&
        a->position.seats_on_turn() == b->position.seats_on_turn())
      return possible[i];
    possible.erase(possible.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return std::nullopt;
}

struct Compared {
  std::size_t plies = 0, pairs = 0, bytes = 0;
  std::string difference;  ///< empty: none was found
};

void compare(const Twins& both, Seat viewer, Compared& result) {
  for (const Seat seen : {viewer, Seat{BW_SPECTATOR}}) {
    std::string &a = both.one->sent[seen], &b = both.other->sent[seen];
    result.bytes += a.size();
    if (a != b && result.difference.empty()) {
      const auto at =
          static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
      const std::size_t from = at < 100 ? 0 : at - 100;
      result.difference = "…" + a.substr(from, 200) + "\nand\n…" + b.substr(from, 200);
    }
    a.clear(), b.clear();
  }
}

Compared play_twins(const std::string& game, std::size_t plies, Leak leak, std::uint64_t seed) {
  Random random(seed);
  Compared result;
  for (Seat viewer = 0; result.plies < plies && result.difference.empty(); viewer = 1 - viewer) {
    // The viewer's own set-up is the same in both; made where it is that seat's turn.
    World drawn(game, Leak::kNone);
    if (!may_set_up(drawn, viewer)) set_up(drawn, 1 - viewer, by_lot(drawn, 1 - viewer, random), kTheirId);
    const auto own = by_lot(drawn, viewer, random);
    const auto both = twins(game, viewer, random, leak, own);
    REQUIRE(both);
    ++result.pairs;
    ++result.plies;
    compare(*both, viewer, result);
    if (may_set_up(*both->one, viewer)) {
      set_up(*both->one, viewer, own, kOwnId);
      set_up(*both->other, viewer, own, kOwnId);
      if (!look_the_same(*both, viewer)) continue;  // now everything is open
      compare(*both, viewer, result);
    }
    for (int ply = 0; ply < 200 && result.difference.empty(); ++ply) {
      const auto on_turn = both->one->at.match().seats_on_turn();
      if (on_turn.empty()) break;
      const auto move = secret_move(*both, on_turn.front(), viewer, random);
      if (!move) break;
      const std::string id = new_id(1 + static_cast<TimeMs>(result.plies));
      const std::uint32_t place = random.below(64);
      for (World* world : {both->one.get(), both->other.get()}) {
        const Command command{Command::Type::kMove, on_turn.front(), *move, 0};
        world->submit(command, id);
        world->ask(viewer, AskTell{place});
        world->ask(viewer, AskExplain{{}, "a1-a2"});
        if (ply % 20 == 0) world->ask(viewer, AskHistory{});
      }
      ++result.plies;
      compare(*both, viewer, result);
    }
  }
  return result;
}

std::size_t plies_wanted() {
  const char* wanted = std::getenv("BOARDWRIGHT_TWIN_PLIES");
  return wanted == nullptr ? 2000 : static_cast<std::size_t>(std::atoll(wanted));
}

}  // namespace

TEST_CASE("what a viewer can't know changes none of the bytes that he is sent", "[twins]") {
  // In the second one only the set-up is hidden: a ply there is a pair of matches.
  for (const auto& [game, share] :
       {std::pair{"two_field/duel", std::size_t{1}}, std::pair{"militakiri", std::size_t{20}}}) {
    const std::size_t wanted = plies_wanted() / share;
    const auto compared = play_twins(game, wanted, Leak::kNone, 17);
    INFO(game << ": " << compared.plies << " plies of " << compared.pairs << " pairs, " << compared.bytes
              << " bytes\n"
              << compared.difference);
    CHECK(compared.difference.empty());
    CHECK(compared.plies >= wanted);
  }
}

TEST_CASE("leaks that are planted between the rules and the wire are found", "[twins]") {
  for (const Leak leak : {Leak::kTruthInPosition, Leak::kProgressOfSetUp, Leak::kSizeOfAnswer}) {
    INFO(static_cast<int>(leak));
    CHECK_FALSE(play_twins("two_field/duel", 500, leak, 17).difference.empty());
  }
}
