// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/reload.hpp"

#include <algorithm>
#include <array>

#include "framework/catalogue/script_head.hpp"
#include "framework/catalogue/settings.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

NotReloaded problems_of(const Game& game, const std::vector<std::string>& sentences) {
  NotReloaded failed;
  for (const auto& sentence : sentences) failed.problems.push_back(problem_in(game, sentence));
  return failed;
}

/// A sentence that names a place of the rules tells that they have failed, not what they refuse.
bool tells_failure(const Game& game, const std::string& sentence) {
  return problem_in(game, sentence).has_place();
}

/// What the variant alone sets; empty where that can't be known.
Parameters usual_parameters(const Game& game, const std::string& variant) {
  Parameters usual;
  if (const auto specs = game.parameters())
    for (const auto& spec : *specs) usual[spec.name] = spec.standard;
  if (const Variant* there = game.variant(variant))
    if (const auto set = game.parameters_of(*there))
      for (const auto& [name, value] : *set) usual[name] = value;
  return usual;
}

/// Those of the wanted parameters that there still are; of the others a sentence.
Parameters still_there(const Game& game, const Parameters& wanted, std::vector<std::string>& dropped) {
  Parameters kept;
  const auto specs = game.parameters();
  if (!specs) return kept;
  for (const auto& [name, value] : wanted) {
    const auto spec = std::find_if(specs->begin(), specs->end(), [&, &wanted_name = name](const auto& one) {
      return one.name == wanted_name;
    });
    if (spec == specs->end())
      dropped.push_back("parameter " + name + ": " + game.id() + " has none of that name");
    else if (auto fits = spec->accept(value); !fits)
      dropped.push_back(fits.error());
    else
      kept[name] = value;
  }
  return kept;
}

/// The rules, without a board yet.
ReloadOutcome with_rules(std::shared_ptr<const Game> game, const std::string& variant,
                         const Parameters& wanted) {
  if (!game->file_problems().empty()) return problems_of(*game, game->file_problems());
  Reloaded loaded;
  if (const auto library = game->library(); !library) return problems_of(*game, {library.error()});
  const Variant* there = game->variant(variant);
  if (there == nullptr) there = &game->variants().front();
  if (!variant.empty() && there->id != variant)
    loaded.dropped.push_back(game->id() + " has no variant '" + variant + "'");
  auto rules = game->create(*there, still_there(*game, wanted, loaded.dropped));
  if (!rules) return problems_of(*game, {rules.error()});
  loaded.variant = there->id;
  loaded.game = std::move(game);
  loaded.rules = std::move(*rules);
  return loaded;
}

/// Why a move that was legal isn't any longer. Of several on turn the first who has something to say.
RefusedMove refused_by(const GameLine& line, const std::string& move, std::string refused) {
  RefusedMove refused_move{line.plies().size(), move, std::nullopt, std::move(refused)};
  for (const Seat seat : line.now().seats_on_turn()) {
    auto why = line.now().view(seat).explain(seat, move);
    if (!why || why->legal || why->message.empty()) continue;
    refused_move.why = std::move(why);
    break;
  }
  return refused_move;
}

/// The old line under the new rules, as far as it goes.
struct Replayed {
  GameLine line;
  std::optional<RefusedMove> refused_move;
  std::string failure;  ///< the rules failed on the way
};

Replayed replay(const Game& game, const std::shared_ptr<const Rules>& rules, const BoardInWords& board) {
  auto start = board.start ? rules->read_position(*board.start) : Result<Position>(rules->start());
  if (!start) {
    Replayed none{
        GameLine(rules->start(), board.repetition), RefusedMove{0, {}, std::nullopt, start.error()}, {}};
    if (tells_failure(game, start.error())) none.failure = start.error();
    return none;
  }
  Replayed replayed{GameLine(std::move(*start), board.repetition), std::nullopt, {}};
  for (const auto& move : board.moves) {
    const auto played = replayed.line.play(move);
    if (played) continue;
    if (tells_failure(game, played.error())) replayed.failure = played.error();
    replayed.refused_move = refused_by(replayed.line, move, played.error());
    break;
  }
  return replayed;
}

/// The position of the board under the rules that there are now. Fails where they do.
Result<void> go_on(Reloaded& loaded, const BoardInWords& board) {
  const Game& game = *loaded.game;
  loaded.moves = board.moves.size();
  Replayed replayed = replay(game, loaded.rules, board);
  if (!replayed.failure.empty()) return fail(replayed.failure);
  loaded.refused_move = std::move(replayed.refused_move);
  if (!loaded.refused_move && board.moves.empty() && !board.start) {
    loaded.line = std::move(replayed.line);
    return {};
  }
  auto now = loaded.rules->read_position(board.now);
  if (!now) {
    if (tells_failure(game, now.error())) return fail(now.error());
    loaded.unreadable = now.error();
    return {};
  }
  const bool same = !loaded.refused_move && replayed.line.now().text() == now->text();
  loaded.line = same ? std::move(replayed.line) : GameLine(std::move(*now), board.repetition);
  return {};
}

/// Asks the questions that any screen asks at once: where they fail the rules can't be played.
Result<void> try_out(const Reloaded& loaded) {
  const Position now = loaded.line ? loaded.line->now() : loaded.rules->start();
  for (const Seat seat : now.seats_on_turn()) (void)now.moves(seat);
  if (now.is_chance()) (void)now.chance_events();
  for (const Seat seat : now.seats_on_turn())
    if (loaded.rules->board() != nullptr) (void)now.picture(seat);
  (void)now.text();
  if (const auto failure = loaded.rules->failure()) return fail(*failure);
  return {};
}

ReloadOutcome checked(Reloaded loaded) {
  if (auto sound = try_out(loaded); !sound) return problems_of(*loaded.game, {sound.error()});
  return loaded;
}

}  // namespace

GameProblem problem_in(const Game& game, std::string_view sentence) {
  // What the game is read from, as its sentences name it.
  return game_problem(sentence,
                      std::array{game.plugin_file(), game.file(), game.folder() / "arrangements.yaml"});
}

BoardInWords BoardInWords::of(const Game& game, const std::string& variant, const GameLine& line,
                              RepetitionPolicy repetition) {
  BoardInWords board;
  board.variant = variant;
  board.repetition = repetition;
  const Rules& rules = line.now().rules();
  const Parameters usual = usual_parameters(game, variant);
  for (const auto& [name, value] : rules.parameters())
    if (const auto found = usual.find(name); found == usual.end() || found->second != value)
      board.changed[name] = value;
  if (!(line.start() == rules.start())) board.start = line.start().text();
  for (const auto& ply : line.plies()) board.moves.push_back(ply.text);
  board.now = line.now().text();
  return board;
}

std::shared_ptr<const Game> read_again(const Game& old, const LoadOptions& plugins) {
  // A YAML beside a script may be there only now, or may have gone.
  const auto& script = old.data().script;
  const bool gone = !script.empty() && !is_there(old.file());
  OwnVariants own{{}, old.broken_variants(), old.own_texts()};
  for (const Variant& variant : old.variants())
    if (variant.is_own()) own.variants.push_back(variant);
  return std::make_shared<const Game>(
      read_game_file(description_of(gone ? old.folder() / script : old.file())), plugins, std::move(own));
}

bool has_changed_since_loaded(const Game& game) {
  const auto library = game.library();
  const auto now = read_file(game.plugin_file());
  if (!now) return false;
  if (!library) return true;  // it may have been mended
  const auto loaded = read_file((*library)->copy());
  return loaded && *loaded != *now;
}

std::shared_ptr<const Game> as_saved(const std::shared_ptr<const Game>& game) {
  if (!has_changed_since_loaded(*game)) return game;
  auto fresh = read_again(*game);
  return fresh->file_problems().empty() && fresh->library() ? fresh : game;
}

ReloadOutcome reload(const Game& old, const BoardInWords& board, const LoadOptions& plugins) {
  return take_over(read_again(old, plugins), board);
}

ReloadOutcome take_over(std::shared_ptr<const Game> game, const BoardInWords& board) {
  auto outcome = with_rules(std::move(game), board.variant, board.changed);
  auto* loaded = std::get_if<Reloaded>(&outcome);
  if (loaded == nullptr) return outcome;
  if (auto gone_on = go_on(*loaded, board); !gone_on) return problems_of(*loaded->game, {gone_on.error()});
  return checked(std::move(*loaded));
}

ReloadOutcome begin_with(std::shared_ptr<const Game> game, const std::string& variant,
                         const std::vector<std::string>& settings) {
  Parameters wanted;
  if (game->file_problems().empty())
    if (const auto specs = game->parameters()) {
      const auto read = read_settings(settings, *specs);
      if (!read) return problems_of(*game, {"--set: " + read.error()});
      wanted = *read;
    }
  auto outcome = with_rules(std::move(game), variant, wanted);
  auto* loaded = std::get_if<Reloaded>(&outcome);
  if (loaded == nullptr) return outcome;
  loaded->line = GameLine(loaded->rules->start());
  return checked(std::move(*loaded));
}

std::string reload_words(Language language, const Reloaded& reloaded) {
  const auto counted = [](std::size_t number) { return std::to_string(number); };
  std::string words;
  if (!reloaded.line)
    words = said(language, "workshop.unreadable", {refusal_in(language, reloaded.unreadable)});
  else if (reloaded.moves == 0)
    words = said(language, "workshop.begins");
  else if (reloaded.is_whole())
    words = said(language, "workshop.stands", {counted(reloaded.moves)});
  else if (!reloaded.refused_move)
    words = said(language, "workshop.leads_elsewhere", {counted(reloaded.moves)});
  else if (const RefusedMove& at = *reloaded.refused_move; at.move.empty())
    words = said(language, "workshop.other_start", {refusal_in(language, at.refused)});
  else
    words = said(language, "workshop.parts",
                 {counted(at.ply), counted(reloaded.moves), at.move,
                  at.why ? reloaded.game->explanation_text(language, *at.why, *reloaded.rules)
                         : refusal_in(language, at.refused)});
  for (const auto& sentence : reloaded.dropped) words += " " + refusal_in(language, sentence) + ".";
  return words;
}

}  // namespace boardwright
