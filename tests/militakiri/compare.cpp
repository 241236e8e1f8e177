// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare.hpp"

#include <algorithm>
#include <cstring>

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
      value = values[random.below(static_cast<std::uint32_t>(values.size()))] ^ (Move{1} << random.below(16));
    if (std::find(values.begin(), values.end(), value) != values.end()) continue;
    REQUIRE_FALSE(game.position().play(seat, value));
    REQUIRE(game.position() == before);
  }
}

/// What the explanation says is legal is what is listed.
void explain_agrees(const under_test::Game& game, const slow::Options& options,
                    const std::vector<std::string>& moves, Random& random) {
  const std::uint32_t columns = options.double_board ? 12 : 6;
  const auto field = [&] {
    return slow::field_text({static_cast<int>(random.below(columns)), static_cast<int>(random.below(12))});
  };
  for (int i = 0; i < 4; ++i) {
    const std::string signs[] = {field() + "-" + field(), field() + "x" + field(), "P@" + field(), "pass"};
    const std::string& text = i == 3 || moves.empty() ? signs[i]
                              : i == 0 ? moves[random.below(static_cast<std::uint32_t>(moves.size()))]
                                       : signs[i];
    INFO(text);
    const bool listed = std::binary_search(moves.begin(), moves.end(), text);
    REQUIRE((game.why(text) == "legal") == listed);
  }
}

}  // namespace

void note(const slow::Game& before, const std::string& move, const slow::Game& after, Events& events) {
  const char side = before.turn();
  if (before.turn() == '*') ++events["set-up"];
  if (move.compare(0, 5, "dice:") == 0 && move[5] == move[7]) ++events["equal dice"];
  if (move == "pass") ++events["pass"];
  if (move.find('x') != std::string::npos) ++events["capture"];
  if (side != 'r' && side != 'b') return;
  for (const char shape : {'S', 'C', 'P'})
    if (after.reserve(side, shape) < before.reserve(side, shape))
      ++events[std::string("promotion of ") + shape];
  const std::size_t waited = before.waiting(side).size();
  if (after.waiting(side).size() > waited) ++events[waited == 0 ? "tower waits" : "several towers wait"];
  if (move[1] == '@') {
    ++events[before.due() == 'm' ? "placement at the start of a turn" : "placement at the end of a turn"];
    if (before.due() != 'm' && waited > 0) ++events["placement while older towers wait"];
  }
  if (!before.endgame() && after.endgame()) {
    if (after.lone_tower('r')) ++events["endgame by Red's lone tower"];
    if (after.lone_tower('b')) ++events["endgame by Blue's lone tower"];
    if (after.due() != 'm') ++events["endgame before a placement"];
  }
  if (before.endgame() && !after.endgame()) ++events["endgame ends"];
  if (!before.forbidden_by_blockade().empty())
    ++events[move == "pass" ? "blockade forbids every move" : "blockade forbidden"];
  for (const auto& [field, piece] : after.board())
    if (!piece.tower() && piece.height == after.limit(piece.shape)) {
      ++events["full-size stack"];
      break;
    }
}

std::string choose(const std::vector<std::string>& moves, Random& random, std::uint32_t captures_percent) {
  const auto any = [&](const std::vector<std::string>& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
  };
  if (random.below(100) < captures_percent) {
    std::vector<std::string> captures;
    for (const auto& move : moves)
      if (move.find('x') != std::string::npos) captures.push_back(move);
    if (!captures.empty()) return any(captures);
  }
  return any(moves);
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
      if (actor != "chance" && slow.turn() != '*') explain_agrees(game, options, moves, random);
    }
  }
  if (slow.actors().empty()) {
    REQUIRE(game.position().moves(0).empty());
    REQUIRE(game.position().moves(1).empty());
  }
  // M11.3: a text read back gives the same bytes.
  const auto again = game.rules().read_position(text);
  if (!again) FAIL(again.error());
  REQUIRE(*again == game.position());
}

std::uint64_t game(const slow::Options& options, const std::string& text, std::uint64_t plies, Random& random,
                   Events& events) {
  slow::Game slow = text.empty() ? slow::Game(options) : slow::Game(options, text);
  under_test::Game game = text.empty() ? under_test::Game(options) : under_test::Game(options, text);
  const std::uint32_t captures_percent = 25 * random.below(3);
  for (std::uint64_t ply = 0; ply < plies; ++ply) {
    position(game, slow, options, random);
    const auto able = slow.actors();
    if (able.empty()) {
      ++events[under_test::text_of(slow.result())];
      return ply;
    }
    const std::string& actor = able[random.below(static_cast<std::uint32_t>(able.size()))];
    const std::string move = choose(slow.moves(actor), random, captures_percent);
    const slow::Game before = slow;
    slow.play(actor, move);
    game.play(actor, move);
    note(before, move, slow, events);
  }
  return plies;
}

}  // namespace compare
