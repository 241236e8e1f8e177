// SPDX-License-Identifier: GPL-3.0-or-later
//
// Samples: a position that a player must think possible. Whether it is one is shown by playing: with the
// sampled ranks in the other's set-up, the same game can be played again so that the player sees the same.
#include <boardwright/abi/search.h>

#include <boardwright/pure/random.hpp>
#include <functional>

#include <algorithm>
#include <cstring>
#include <map>
#include <new>
#include <set>

#include "boards.hpp"
#include "game_under_test.hpp"
#include "plugins/host/sink.hpp"

namespace {

using boardwright::Position;
using boardwright::Random;
using boardwright::Seat;
using under_test::Game;
using under_test::Settings;

/// Views one after another, as the contract takes them.
class Views {
 public:
  explicit Views(const boardwright::Rules& rules) : rules_(rules) {}
  void add(const Position& view) {
    const std::size_t size = rules_.facts().position_size;
    std::unique_ptr<std::byte, Free> grown(allocate((count_ + 1) * size));
    if (count_ != 0) std::memcpy(grown.get(), bytes_.get(), count_ * size);
    std::memcpy(grown.get() + count_ * size, view.data(), size);
    bytes_ = std::move(grown);
    ++count_;
  }
  [[nodiscard]] Position sample(Seat seat, std::uint64_t seed, std::size_t from = 0) const {
    Position out(rules_.start());
    boardwright::TextSink error;
    const auto* table = rules_.extension<bw_sample>(BW_SAMPLE);
    REQUIRE(table != nullptr);
    const bw_status status =
        table->position(rules_.raw(), seat, bytes_.get() + from * rules_.facts().position_size,
                        static_cast<std::uint32_t>(count_ - from), seed, out.data(), error.sink());
    INFO(error.text());
    REQUIRE(status == BW_OK);
    return out;
  }

 private:
  struct Free {
    void operator()(std::byte* bytes) const { ::operator delete(bytes, std::align_val_t{BW_MAX_ALIGNMENT}); }
  };
  static std::byte* allocate(std::size_t size) {
    return static_cast<std::byte*>(::operator new(size, std::align_val_t{BW_MAX_ALIGNMENT}));
  }
  const boardwright::Rules& rules_;
  std::unique_ptr<std::byte, Free> bytes_;
  std::size_t count_ = 0;
};

Position random_set_up(const Game& game, Random& random) {
  Position position = game.position();
  while (position.seats_on_turn().size() > 1 || position.text().find(" * ") != std::string::npos) {
    const Seat seat = position.seats_on_turn().front();
    const auto moves = position.moves(seat);
    REQUIRE(position.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
  }
  return position;
}

/// What a player has seen of one piece of the other's.
struct Seen {
  slow::Field home{};
  bool moved = false, gone = false;
  std::string may_be = "MGCJKLTNASBF";
  void narrow(const std::string& kinds) {
    std::erase_if(may_be, [&](char kind) { return kinds.find(kind) == kinds.npos; });
  }
};

std::string kinds_where(const std::function<bool(char)>& fits) {
  std::string kinds;
  for (const char kind : std::string("MGCJKLTNASBF"))
    if (fits(kind)) kinds += kind;
  return kinds;
}

/// A game from a set-up, with what one player has seen of the other's pieces.
class Watched {
 public:
  Watched(const Game& game, const slow::Options& options, const Position& start, Seat seat)
      : options_(options), seat_(seat), start_(start), now_(start), views_(game.rules()) {
    for (const auto& [field, piece] : board())
      if (piece.owner == theirs()) seen_[piece_at_[field] = static_cast<int>(seen_.size())].home = field;
    views_.add(now_.view(seat_));
  }
  void play(Seat mover, bw_move move) {
    const std::string text = now_.move_text(mover, move);
    const auto sign = text.find_first_of("-x");
    const slow::Field from = slow::field_of(text.substr(0, sign)), to = slow::field_of(text.substr(sign + 1));
    const auto before = board();
    REQUIRE(now_.play(mover, move));
    views_.add(now_.view(seat_));
    moves_.emplace_back(mover, text);
    const auto after = board();
    const bool far = std::abs(from.row - to.row) + std::abs(from.column - to.column) > 1;
    const auto shown = [&](slow::Field field, Seen& piece) {
      if (after.contains(field) && after.at(field).owner == theirs() && after.at(field).revealed)
        piece.may_be = after.at(field).kind;
    };
    if (mover == seat_) {
      if (!piece_at_.contains(to)) return;
      Seen& target = seen_[piece_at_.at(to)];
      const char own = before.at(from).kind;
      shown(to, target);
      if (after.contains(to) && after.at(to).owner == theirs()) return;
      const char how = after.contains(to) ? '>' : '=';
      target.narrow(kinds_where([&](char kind) { return slow::attack(own, kind) == how; }));
      target.gone = true;
      piece_at_.erase(to);
      return;
    }
    const int name = piece_at_.at(from);
    Seen& piece = seen_[name];
    piece_at_.erase(from);
    piece.moved = true;
    piece.narrow(far ? "A" : "MGCJKLTNAS");
    if (after.contains(to) && after.at(to).owner == theirs()) {
      piece_at_[to] = name;
      return shown(to, piece);
    }
    piece.gone = true;
    const char how = after.contains(to) ? '<' : '=';
    piece.narrow(kinds_where([&](char kind) {
      return kind != 'B' && kind != 'F' && slow::attack(kind, before.at(to).kind) == how;
    }));
  }

  /// The same game with the sampled ranks, as the player would have seen it.
  void check(const Position& sample) const {
    std::map<int, char> kinds;
    const slow::Game sampled(options_, sample.text());
    for (const auto& [field, name] : piece_at_) kinds[name] = sampled.board().at(field).kind;
    std::map<char, int> left;
    const slow::Game begun(options_, start_.text());
    for (const auto& [field, piece] : begun.board())
      if (piece.owner == theirs()) ++left[piece.kind];
    for (const auto& [name, kind] : kinds) {
      --left[kind];
      CHECK(left[kind] >= 0);
      CHECK(seen_.at(name).may_be.find(kind) != std::string::npos);
    }
    std::vector<int> gone;
    for (const auto& [name, piece] : seen_)
      if (piece.gone) gone.push_back(name);
    REQUIRE(give_out(gone, 0, left, kinds));
    Position again = disguised(kinds);
    CHECK(again.view(seat_) == start_.view(seat_));
    for (const auto& [mover, move] : moves_) {
      const auto read = again.read_move(mover, move);
      if (!read) FAIL(read.error());
      REQUIRE(again.play(mover, *read));
    }
    CHECK(again.view(seat_) == now_.view(seat_));
    CHECK(again.text() == sample.text());
  }

  [[nodiscard]] const Position& now() const { return now_; }
  [[nodiscard]] const Views& views() const { return views_; }

 private:
  [[nodiscard]] char theirs() const { return seat_ == 0 ? 'b' : 'r'; }
  [[nodiscard]] std::map<slow::Field, slow::Piece> board() const {
    return slow::Game(options_, now_.text()).board();
  }
  /// Kinds for the pieces that are gone, from those left, those that may be least first.
  bool give_out(std::vector<int>& gone, std::size_t done, std::map<char, int>& left,
                std::map<int, char>& kinds) const {
    if (done == gone.size()) return true;
    std::size_t fewest = 99;
    for (std::size_t i = done; i < gone.size(); ++i) {
      std::size_t choices = 0;
      for (const char kind : seen_.at(gone[i]).may_be) choices += left[kind] > 0 ? 1 : 0;
      if (choices >= fewest) continue;
      fewest = choices;
      std::swap(gone[done], gone[i]);
    }
    for (const char kind : seen_.at(gone[done]).may_be) {
      if (left[kind] == 0) continue;
      --left[kind];
      kinds[gone[done]] = kind;
      if (give_out(gone, done + 1, left, kinds)) return true;
      ++left[kind];
    }
    return false;
  }
  [[nodiscard]] Position disguised(const std::map<int, char>& kinds) const {
    std::vector<std::string> pieces;
    const slow::Game begun(options_, start_.text());
    for (const auto& [field, piece] : begun.board())
      if (piece.owner != theirs())
        pieces.push_back((theirs() == 'b' ? std::string(1, piece.kind)
                                          : std::string(1, static_cast<char>(std::tolower(piece.kind)))) +
                         slow::field_text(field));
    for (const auto& [name, kind] : kinds)
      pieces.push_back(std::string(1, theirs() == 'r' ? kind : static_cast<char>(std::tolower(kind))) +
                       slow::field_text(seen_.at(name).home));
    auto read = start_.rules().read_position(boards::board(pieces, options_.size) + " r - - 0");
    if (!read) FAIL(read.error());
    return *read;
  }

  slow::Options options_;
  Seat seat_;
  Position start_, now_;
  Views views_;
  std::map<slow::Field, int> piece_at_;
  std::map<int, Seen> seen_;
  std::vector<std::pair<Seat, std::string>> moves_;
};

slow::Options options(const std::string& set, const std::string& memory = "open", bool more_field = false) {
  slow::Options made;
  made.set = set;
  made.memory = memory;
  made.more_field = more_field;
  return made;
}

}  // namespace

TEST_CASE("a sample is a position with which the game could have gone as it was seen") {
  Random random(11);
  int samples = 0;
  for (const auto& made : {options("classic"), options("classic", "closed"), options("classic", "open", true),
                           options("duel"), options("barrage", "closed")})
    for (int round = 0; round < 4; ++round) {
      const Game game(made);
      const Position start = random_set_up(game, random);
      const Seat seat = random.below(2);
      Watched watched(game, made, start, seat);
      for (int ply = 0; ply < 300 && !watched.now().is_over(); ++ply) {
        if (ply % 23 == 0) {
          const std::uint64_t seed = random.next();
          const Position sample = watched.views().sample(seat, seed);
          INFO(watched.now().text() << "\n" << sample.text());
          CHECK(sample == watched.views().sample(seat, seed));
          CHECK(sample.view(seat) == watched.now().view(seat));
          CHECK_FALSE(sample.is_over());
          watched.check(sample);
          ++samples;
        }
        const Seat mover = watched.now().seats_on_turn().front();
        auto moves = watched.now().moves(mover);
        const auto attacks = std::partition(moves.begin(), moves.end(), [&](bw_move move) {
          return watched.now().move_text(mover, move).find('x') != std::string::npos;
        });
        if (attacks != moves.begin() && random.below(3) == 0) moves.erase(attacks, moves.end());
        watched.play(mover, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      }
    }
  CHECK(samples > 100);
}

TEST_CASE("a sample depends on the views alone, and seeds give different ones") {
  Random random(5);
  const Game game(options("classic"));
  const Position start = random_set_up(game, random);
  // The same with Blue's ranks the other way round.
  std::string text = start.text();
  const std::size_t end = text.find('#');
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < end; ++i)
    if (std::islower(static_cast<unsigned char>(text[i])) != 0) places.push_back(i);
  for (std::size_t i = 0; i < places.size() / 2; ++i)
    std::swap(text[places[i]], text[places[places.size() - 1 - i]]);
  const auto other = game.rules().read_position(text);
  REQUIRE(other);
  REQUIRE_FALSE(other->text() == start.text());
  Views first(game.rules()), second(game.rules());
  first.add(start.view(0));
  second.add(other->view(0));
  std::set<std::string> texts;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    CHECK(first.sample(0, seed) == second.sample(0, seed));
    texts.insert(first.sample(0, seed).text());
  }
  CHECK(texts.size() == 50);
}

TEST_CASE("what was shown before is remembered from earlier views, in closed memory too") {
  const Game game(options("classic", "closed"), boards::game({"Ka4", "Mb4", "ga5", "te8"}));
  Watched watched(game, options("classic", "closed"), game.position(), 0);
  for (const char* move : {"b4-c4", "a5xa4", "c4-c3", "e8-e7", "c3-c4"}) {
    const Seat mover = watched.now().seats_on_turn().front();
    const auto read = watched.now().read_move(mover, move);
    if (!read) FAIL(read.error());
    watched.play(mover, *read);
  }
  // The general has taken the captain; Red's view no longer says which rank stands there.
  REQUIRE(watched.now().view_text(0).find('g') == std::string::npos);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const slow::Game sampled(options("classic", "closed"), watched.views().sample(0, seed).text());
    CHECK(sampled.board().at(slow::field_of("a4")).kind == 'G');
  }
}

TEST_CASE("every way of giving out ranks is equally likely") {
  // Blue's scout, miner, spy, bomb and flag stand on five fields, one of which has moved: 3 * 4! ways.
  slow::Options few;
  few.pieces = {{'A', 1}, {'N', 1}, {'S', 1}, {'B', 1}, {'F', 1}};
  const Game game(few, boards::board({"Fa1", "Nb1", "aa10", "nb10", "fc10", "bd10", "s'e9"}) + " r - - 0");
  Views views(game.rules());
  const auto view = game.rules().read_view(
      0, boards::board({"Fa1", "Nb1", "xa10", "xb10", "xc10", "xd10", "x'e9"}) + " r - - 0");
  REQUIRE(view);
  views.add(*view);
  std::map<std::string, int> counts;
  constexpr int kDraws = 72 * 200;
  for (std::uint64_t seed = 0; seed < kDraws; ++seed) ++counts[views.sample(0, seed).text()];
  CHECK(counts.size() == 72);
  double chi_square = 0;
  for (const auto& [text, count] : counts) chi_square += (count - 200.0) * (count - 200.0) / 200.0;
  CHECK(chi_square < 115);  // 71 degrees of freedom: 0.1%
}

TEST_CASE("ranks that only fit in one way are found") {
  // Four pieces that have moved are the four that can; the rest stands still.
  slow::Options few;
  few.pieces = {{'A', 2}, {'N', 1}, {'M', 1}, {'B', 2}, {'F', 1}};
  const Game game(few);
  const auto view = game.rules().read_view(
      0, boards::board({"Fa1", "Nb1", "x'a9", "x'b9", "x'c9", "x'd9", "xe10", "xf10", "xg10"}) + " b - - 0");
  REQUIRE(view);
  Views views(game.rules());
  views.add(*view);
  for (std::uint64_t seed = 0; seed < 20; ++seed) CHECK(views.sample(0, seed).view(0) == *view);
}

TEST_CASE("a sample goes on: one of the other's pieces can move") {
  // Blue is on turn with a single piece that has a free field beside it, most ranks of which couldn't move.
  slow::Options few;
  few.size = 8;
  few.rows = 1;
  few.pieces = {{'A', 1}, {'B', 6}, {'F', 1}};
  const Game game(few);
  const auto view = game.rules().read_view(0, "xxxxxxxx/8/8/8/8/8/A7/F7 b a2/a2b2:1 - 3");
  REQUIRE(view);
  Views views(game.rules());
  views.add(*view);
  for (std::uint64_t seed = 0; seed < 40; ++seed) CHECK_FALSE(views.sample(0, seed).is_over());
}

TEST_CASE("during the set-up any part of any arrangement may stand already") {
  for (const char* set : {"classic", "duel"}) {
    const Game game(options(set));
    Position position = game.position();
    Random random(3);
    Views views(game.rules());
    std::set<std::string> texts;
    for (int i = 0; i < 40; ++i) {  // Red first, until it is ready
      views.add(position.view(0));
      const Position sample = views.sample(0, random.next());
      CHECK(sample.view(0) == position.view(0));
      CHECK(sample.seats_on_turn().front() == 0);
      const auto read = game.rules().read_position(sample.text());
      if (!read) FAIL(read.error());
      CHECK(*read == sample);
      texts.insert(sample.text());
      const auto moves = position.moves(0);
      REQUIRE(position.play(0, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    CHECK(texts.size() > 30);
    views.add(position.view(0));
    for (std::uint64_t seed = 0; seed < 100; ++seed)
      CHECK(views.sample(0, seed).seats_on_turn() == std::vector<Seat>{1});
  }
}
