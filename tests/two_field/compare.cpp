// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare.hpp"

#include <algorithm>
#include <sstream>

namespace compare {

using boardwright::Move;
using boardwright::Random;

namespace {

std::string list_text(const std::vector<std::string>& list) {
  std::string text;
  for (const auto& word : list) text += word + " ";
  return text;
}

std::string options_text(const slow::Options& options) {
  std::string text;
  for (const auto& [name, value] : under_test::settings_of(options)) text += name + "=" + value + " ";
  return text;
}

/// A value that isn't listed is refused and changes nothing.
void refuse_others(under_test::Game& game, const std::string& actor, Random& random) {
  const std::vector<Move> values = game.values(actor);
  const boardwright::Position before = game.position();
  const bw_seat seat = game.seat(actor);
  for (int i = 0; i < 6; ++i) {
    Move value = random.next() >> random.below(64);
    if (!values.empty() && i % 2 == 0)
      value = values[random.below(static_cast<std::uint32_t>(values.size()))] ^ (Move{1} << random.below(17));
    if (std::find(values.begin(), values.end(), value) != values.end()) continue;
    REQUIRE_FALSE(game.position().play(seat, value));
    REQUIRE(game.position() == before);
  }
}

/// What the explanation says is legal is what is listed.
void explain_agrees(const under_test::Game& game, const slow::Options& options,
                    const std::vector<std::string>& moves, Random& random) {
  const auto field = [&] {
    const auto size = static_cast<std::uint32_t>(options.size);
    return slow::field_text({static_cast<int>(random.below(size)), static_cast<int>(random.below(size))});
  };
  std::vector<std::string> tried{field() + "-" + field(), field() + "x" + field(), "A@" + field(),
                                 "-@" + field()};
  if (!moves.empty()) {
    tried.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    std::string swapped = tried.back();
    std::replace(swapped.begin(), swapped.end(), '-', 'x');
    tried.push_back(swapped);
  }
  for (const std::string& text : tried) {
    INFO(text);
    const bool listed = std::binary_search(moves.begin(), moves.end(), text);
    REQUIRE(game.explanation(text).legal == listed);
  }
}

/// 1.3, 1.4: views, and what can be done in them.
void views_agree(const under_test::Game& game, const slow::Game& slow, bool loses_history) {
  for (const std::string viewer : {"red", "blue", "spectator"}) {
    INFO("the view of " << viewer);
    const std::string text = slow.view(viewer);
    REQUIRE(game.view(viewer) == text);
    const boardwright::Seat seat = game.viewer(viewer);
    const auto read = game.rules().read_view(seat, text);
    if (!read) FAIL(read.error());
    const auto view = game.position().view(seat);
    if (!loses_history) REQUIRE(*read == view);
    if (viewer != "spectator") REQUIRE(view.moves(seat) == game.position().moves(seat));
  }
}

}  // namespace

std::string choose(const slow::Game& game, const std::vector<std::string>& moves, Random& random) {
  const auto any = [&](const std::vector<std::string>& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
  };
  if (game.turn() == '*') return any(moves);
  const auto& memory = game.memory(game.turn());
  const auto preferred = [&](const auto& wanted) {
    std::vector<std::string> found;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(found), wanted);
    return found;
  };
  const auto beside_enemy = [&](slow::Field field) {
    return std::any_of(game.board().begin(), game.board().end(), [&](const auto& it) {
      return it.second.owner != game.turn() && slow::beside(it.first, field);
    });
  };
  const auto from = [](const std::string& move) {
    return slow::field_of(move.substr(0, move.find_first_of("-x")));
  };
  const auto to = [](const std::string& move) {
    return slow::field_of(move.substr(move.find_first_of("-x") + 1));
  };
  const auto attacks = [](const std::string& move) { return move.find('x') != std::string::npos; };
  std::vector<std::string> found;
  switch (random.below(game.chases_count() ? 12 : 4)) {
    case 0: found = preferred(attacks); break;
    case 1:
    case 2: found = preferred([&](const std::string& move) { return memory.piece == from(move); }); break;
    case 3: break;
    default:  // evading, or else chasing
      found = preferred([&](const std::string& move) {
        return !attacks(move) && beside_enemy(from(move)) && !beside_enemy(to(move));
      });
      if (found.empty())
        found = preferred([&](const std::string& move) { return !attacks(move) && beside_enemy(to(move)); });
  }
  return any(found.empty() ? moves : found);
}

void note(const slow::Game& before, const std::string& move, const slow::Game& after, Events& events) {
  if (before.turn() == '*') {
    ++events[move[0] == '-' ? "field left empty" : "placement"];
    return;
  }
  const char side = before.turn();
  if (!before.crossing_too_often().empty()) ++events["two-field rule forbids"];
  if (!before.repeating_in_chase().empty()) ++events["more-field rule forbids"];
  const auto sign = move.find_first_of("-x");
  const slow::Field from = slow::field_of(move.substr(0, sign)), to = slow::field_of(move.substr(sign + 1));
  const bool scout = before.board().at(from).kind == 'A';
  const bool far = slow::lines_crossed({from, to}).size() > 1;
  if (far) ++events["long move"];
  if (move[sign] == 'x') {
    const slow::Piece attacker = before.board().at(from), defender = before.board().at(to);
    ++events["attack"];
    if (far && scout) ++events["charge"];
    if (attacker.kind == 'S' && defender.kind == 'M') ++events["spy beats marshal"];
    if (attacker.kind == 'N' && defender.kind == 'B') ++events["miner clears bomb"];
    ++events[std::string("attack ") + slow::attack(attacker.kind, defender.kind)];
    if (before.memory(slow::other(side)).piece == to && !after.memory(slow::other(side)).piece)
      ++events["memory of a taken piece forgotten"];
  }
  int most = 0;
  for (const auto& [line, count] : after.memory(side).lines) most = std::max(most, count);
  if (most > 1) ++events["count goes on"];
  if (after.memory(side).lines.size() > slow::lines_crossed({from, to}).size())
    ++events["chained lines kept"];
}

void position(under_test::Game& game, const slow::Game& slow, const slow::Options& options, Random& random) {
  const std::string text = slow.text();
  INFO(text << "\n" << options_text(options));
  REQUIRE(game.text() == text);
  REQUIRE(game.result() == under_test::text_of(slow.result()));
  REQUIRE(list_text(game.actors()) == list_text(slow.actors()));
  for (const auto& actor : slow.actors()) {
    const auto moves = slow.moves(actor);
    REQUIRE(list_text(game.moves(actor)) == list_text(moves));
    if (random.below(4) == 0) {
      const auto values = game.values(actor);
      REQUIRE(std::is_sorted(values.begin(), values.end()));
      refuse_others(game, actor, random);
      if (actor == slow.actors().front()) explain_agrees(game, options, moves, random);
    }
  }
  if (slow.actors().empty()) {
    REQUIRE(game.position().moves(0).empty());
    REQUIRE(game.position().moves(1).empty());
  }
  views_agree(game, slow, options.more_field);
  // 7.2: a text read back gives the same bytes, but for chases (4.3).
  const auto again = game.rules().read_position(text);
  if (!again) FAIL(again.error());
  REQUIRE(again->text() == text);
  if (!options.more_field) REQUIRE(*again == game.position());
}

std::uint64_t game(const slow::Options& options, const std::string& text, std::uint64_t plies, Random& random,
                   Events& events) {
  slow::Game slow = text.empty() ? slow::Game(options) : slow::Game(options, text);
  under_test::Game game = text.empty() ? under_test::Game(options) : under_test::Game(options, text);
  for (std::uint64_t ply = 0; ply < plies; ++ply) {
    position(game, slow, options, random);
    const auto able = slow.actors();
    if (able.empty()) {
      ++events[under_test::text_of(slow.result())];
      return ply;
    }
    const std::string& actor = able[random.below(static_cast<std::uint32_t>(able.size()))];
    const std::string move = choose(slow, slow.moves(actor), random);
    const slow::Game before = slow;
    INFO(actor << " " << move);
    slow.play(actor, move);
    game.play(actor, move);
    note(before, move, slow, events);
  }
  position(game, slow, options, random);
  return plies;
}

}  // namespace compare
