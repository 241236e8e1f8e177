// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/table_check.hpp"

#include <boardwright/abi/arrange.h>
#include <boardwright/abi/board_2.h>
#include <boardwright/abi/borders.h>
#include <boardwright/abi/chance.h>
#include <boardwright/abi/console.h>
#include <boardwright/abi/debugger.h>
#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/explain.h>
#include <boardwright/abi/history.h>
#include <boardwright/abi/language.h>
#include <boardwright/abi/lines.h>
#include <boardwright/abi/notation.h>
#include <boardwright/abi/perft.h>
#include <boardwright/abi/phase.h>
#include <boardwright/abi/playout.h>
#include <boardwright/abi/search.h>
#include <boardwright/abi/trace.h>
#include <boardwright/abi/view.h>

#include <algorithm>
#include <bit>
#include <string_view>

namespace boardwright {
namespace {

/// Sizes as of contract 1.0: a plugin built for a later minor version may be larger, never smaller. What later versions
/// append is read where BW_REACHES says that it is there.
Result<void> size_at_least(std::string_view what, std::uint32_t size, std::size_t expected) {
  if (size >= expected) return {};
  return fail("its " + std::string(what) + " has " + std::to_string(size) + " bytes, expected at least " +
              std::to_string(expected) + ": it was built against another contract");
}

bool is_id(const char* id) {
  if (id == nullptr || *id < 'a' || *id > 'z') return false;
  const std::string_view text(id);
  return text.size() <= BW_MAX_ID && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
         });
}

template <class... Function>
bool all_there(Function... functions) {
  return (... && (functions != nullptr));
}

/// An extension that the rules have is whole, up to the last of these functions of 1.0.
template <class Table, class... Function>
Result<void> check_extension(const bw_rules& rules, const char* name, std::size_t size_then,
                             Function Table::*... functions) {
  const auto* table = static_cast<const Table*>(rules.api->get_extension(&rules, name));
  if (table == nullptr) return {};
  if (auto size = size_at_least("extension " + std::string(name), table->struct_size, size_then); !size)
    return size;
  if (!all_there(table->*functions...))
    return fail("a function of its extension " + std::string(name) + " is missing");
  return {};
}

Result<void> check_extensions(const bw_rules& r) {
  auto good = check_extension(r, BW_ARRANGE, BW_SIZE_TO(bw_arrange, moves), &bw_arrange::pieces,
                              &bw_arrange::check, &bw_arrange::fill, &bw_arrange::moves);
  if (good)
    good = check_extension(r, BW_BOARD, BW_SIZE_TO(bw_board, clicks), &bw_board::geometry, &bw_board::picture,
                           &bw_board::clicks);
  if (good)
    good = check_extension(r, BW_BOARD_2, BW_SIZE_TO(bw_board_2, clicks), &bw_board_2::shape,
                           &bw_board_2::picture, &bw_board_2::clicks);
  if (good) good = check_extension(r, BW_BORDERS, BW_SIZE_TO(bw_borders, list), &bw_borders::list);
  if (good) good = check_extension(r, BW_CHANCE_EVENTS, BW_SIZE_TO(bw_chance, events), &bw_chance::events);
  if (good) good = check_extension(r, BW_CONSOLE, BW_SIZE_TO(bw_console, ask), &bw_console::ask);
  if (good) good = check_extension(r, BW_DEBUGGER, BW_SIZE_TO(bw_debugger, record), &bw_debugger::record);
  if (good) good = check_extension(r, BW_EVALUATE, BW_SIZE_TO(bw_evaluate, evaluate), &bw_evaluate::evaluate);
  if (good)
    good =
        check_extension(r, BW_EXPLAIN, BW_SIZE_TO(bw_explain, text), &bw_explain::clicks, &bw_explain::text);
  if (good)
    good = check_extension(r, BW_HISTORY, BW_SIZE_TO(bw_history, tell), &bw_history::size, &bw_history::start,
                           &bw_history::move, &bw_history::tell);
  if (good)
    good = check_extension(r, BW_LINES, BW_SIZE_TO(bw_lines, record), &bw_lines::list, &bw_lines::record);
  if (good) good = check_extension(r, BW_NOISY, BW_SIZE_TO(bw_noisy, moves), &bw_noisy::moves);
  if (good)
    good = check_extension(r, BW_NOTATION, BW_SIZE_TO(bw_notation, read), &bw_notation::write,
                           &bw_notation::read);
  if (good) good = check_extension(r, BW_PERFT, BW_SIZE_TO(bw_perft, count), &bw_perft::count);
  if (good) good = check_extension(r, BW_PHASE, BW_SIZE_TO(bw_phase, tell), &bw_phase::tell);
  if (good) good = check_extension(r, BW_PLAYOUT, BW_SIZE_TO(bw_playout, run), &bw_playout::run);
  if (good) good = check_extension(r, BW_PRIORS, BW_SIZE_TO(bw_priors, weights), &bw_priors::weights);
  if (good) good = check_extension(r, BW_PROBLEM, BW_SIZE_TO(bw_problem, last), &bw_problem::last);
  if (good)
    good = check_extension(r, BW_RANDOM_MOVE, BW_SIZE_TO(bw_random_move, choose), &bw_random_move::choose);
  if (good) good = check_extension(r, BW_SAMPLE, BW_SIZE_TO(bw_sample, position), &bw_sample::position);
  if (good)
    good = check_extension(r, BW_TRACE, BW_SIZE_TO(bw_trace, ending), &bw_trace::ids, &bw_trace::possible,
                           &bw_trace::used, &bw_trace::ending);
  if (good)
    good = check_extension(r, BW_VIEW, BW_SIZE_TO(bw_view, reveals), &bw_view::project, &bw_view::write,
                           &bw_view::read, &bw_view::write_move);
  return good;
}

constexpr std::uint32_t kLargestCount = 1U << 16U;

constexpr std::int32_t kFarthest = 1 << 26;  // of a point, so that no sum of two overflows

bool missing(std::uint32_t count, const void* array) { return count != 0 && array == nullptr; }

/// Every pointer of a board, of either form, that the host follows without asking again.
template <class Board>
Result<void> check_lists(const Board& board) {
  for (const std::uint32_t count : {board.columns, board.rows, board.field_count, board.zone_count,
                                    board.tray_count, board.kind_count, board.max_items, board.max_clicks})
    if (count > kLargestCount) return fail("its board is too large");
  if (missing(board.field_count, board.fields) || missing(board.zone_count, board.zones) ||
      missing(board.tray_count, board.trays) || missing(board.kind_count, board.kinds))
    return fail("a list of its board is missing");
  for (std::uint32_t i = 0; i < board.field_count; ++i)
    if (board.fields[i].name == nullptr) return fail("a field of its board has no name");
  for (std::uint32_t i = 0; i < board.zone_count; ++i)
    if (board.zones[i].id == nullptr || missing(board.zones[i].count, board.zones[i].fields))
      return fail("a zone of its board has no name or no fields");
  for (std::uint32_t i = 0; i < board.tray_count; ++i)
    if (board.trays[i].id == nullptr) return fail("a tray of its board has no name");
  for (std::uint32_t i = 0; i < board.kind_count; ++i)
    if (board.kinds[i].id == nullptr || board.kinds[i].sign == nullptr)
      return fail("a kind of pieces of its board has no name or no sign");
  return {};
}

Result<void> check_point(const bw_point& point) {
  for (const std::int32_t number : {point.x, point.y})
    if (number < -kFarthest || number > kFarthest) return fail("a point of its board lies too far away");
  return {};
}

Result<void> check_paths(std::uint32_t count, const bw_path* paths) {
  for (std::uint32_t i = 0; i < count; ++i) {
    if (paths[i].count > kLargestCount) return fail("its board is too large");
    if (missing(paths[i].count, paths[i].points)) return fail("a list of its board is missing");
    for (std::uint32_t k = 0; k < paths[i].count; ++k)
      if (auto near = check_point(paths[i].points[k]); !near) return near;
  }
  return {};
}

Result<void> check_shape(const bw_shape& board) {
  if (auto sound = check_lists(board); !sound) return sound;
  for (const std::uint32_t count :
       {board.outline_count, board.line_count, board.mark_count, board.label_count})
    if (count > kLargestCount) return fail("its board is too large");
  if (missing(board.outline_count, board.outlines) || missing(board.line_count, board.lines) ||
      missing(board.mark_count, board.marks) || missing(board.label_count, board.labels))
    return fail("a list of its board is missing");
  for (std::uint32_t i = 0; i < board.field_count; ++i) {
    const bw_spot& field = board.fields[i];
    if (auto near = check_point(field.centre); !near) return near;
    if (field.outline != BW_BARE_POINT && field.outline >= board.outline_count)
      return fail("a field of its board has an outline that does not exist");
  }
  for (std::uint32_t i = 0; i < board.mark_count; ++i)
    if (auto near = check_point(board.marks[i]); !near) return near;
  for (std::uint32_t i = 0; i < board.label_count; ++i) {
    if (board.labels[i].text == nullptr) return fail("a label of its board has no text");
    if (auto near = check_point(board.labels[i].at); !near) return near;
  }
  if (auto sound = check_paths(board.outline_count, board.outlines); !sound) return sound;
  return check_paths(board.line_count, board.lines);
}

}  // namespace

Result<void> check_contract(std::uint32_t major, std::uint32_t minor) {
  if (major == BW_ABI_MAJOR) return {};
  return fail("built for contract " + std::to_string(major) + "." + std::to_string(minor) +
              ", this program speaks " + std::to_string(BW_ABI_MAJOR) + "." + std::to_string(BW_ABI_MINOR) +
              (major < BW_ABI_MAJOR ? ": it must be built anew with this program's SDK"
                                    : ": it needs a newer program"));
}

Result<void> check_plugin(const bw_plugin& plugin) {
  if (auto same = check_contract(plugin.abi_major, plugin.abi_minor); !same) return same;
  if (auto size = size_at_least("plugin table", plugin.struct_size, BW_SIZE_TO(bw_plugin, version)); !size)
    return size;
  if (plugin.version == nullptr) return fail("it doesn't state its version");
  if (plugin.game_count == 0 || plugin.game_count > 256 || plugin.games == nullptr)
    return fail("it holds no games");
  for (std::uint32_t i = 0; i < plugin.game_count; ++i) {
    const bw_game* game = plugin.games[i];
    if (game == nullptr) return fail("its table of games has a hole");
    if (auto size = size_at_least("game table", game->struct_size, BW_SIZE_TO(bw_game, get_extension)); !size)
      return size;
    if (!is_id(game->id)) return fail("a game's id is not made of small letters, digits and _");
    if (!all_there(game->create, game->get_extension))
      return fail("game " + std::string(game->id) + ": a function is missing");
    for (std::uint32_t k = 0; k < i; ++k)
      if (std::string_view(plugin.games[k]->id) == game->id)
        return fail("it holds two games " + std::string(game->id));
  }
  return {};
}

static Result<void> check_parameter(const bw_parameter_spec& spec) {
  if (auto size = size_at_least("parameter table", spec.struct_size, BW_SIZE_TO(bw_parameter_spec, meaning));
      !size)
    return size;
  if (spec.name == nullptr || *spec.name == '\0') return fail("a parameter has no name");
  const std::string name = "parameter " + std::string(spec.name);
  if (spec.meaning == nullptr || *spec.meaning == '\0') return fail(name + " doesn't say what it means");
  const bw_value& standard = spec.standard;
  if (standard.type < BW_BOOL || standard.type > BW_TEXT_LIST) return fail(name + " has an unknown type");
  if ((standard.type == BW_CHOICE || standard.type == BW_TEXT) && standard.text == nullptr)
    return fail(name + " has no default");
  if (spec.choice_count != 0 && spec.choices == nullptr) return fail(name + " has no choices");
  for (std::uint32_t i = 0; i < spec.choice_count; ++i)
    if (spec.choices[i] == nullptr) return fail(name + " has a choice without a name");
  if (standard.type == BW_INTEGER_LIST && standard.count != 0 && standard.integers == nullptr)
    return fail(name + " has no default");
  if (standard.type == BW_TEXT_LIST && standard.count != 0 && standard.texts == nullptr)
    return fail(name + " has no default");
  for (std::uint32_t i = 0; standard.type == BW_TEXT_LIST && i < standard.count; ++i)
    if (standard.texts[i] == nullptr) return fail(name + " has no default");
  return {};
}

Result<void> check_parameters(const bw_parameters& table) {
  if (auto size = size_at_least("list of parameters", table.struct_size, BW_SIZE_TO(bw_parameters, specs));
      !size)
    return size;
  constexpr std::uint32_t kMany = 1U << 12U;
  if (table.count > kMany) return fail("it has too many parameters");
  if (table.count != 0 && table.specs == nullptr) return fail("its list of parameters is missing");
  for (std::uint32_t i = 0; i < table.count; ++i) {
    if (table.specs[i] == nullptr) return fail("its list of parameters has a hole");
    if (auto sound = check_parameter(*table.specs[i]); !sound) return sound;
    if (i > 0 && std::string_view(table.specs[i]->name) <= table.specs[i - 1]->name)
      return fail("its parameters are not sorted by name");
  }
  return {};
}

/// What the facts say has to be possible, and the extensions that they promise there.
static Result<void> check_facts(const bw_rules& rules) {
  const bw_rules_api& api = *rules.api;
  const bw_facts& facts = *rules.facts;
  if (facts.seat_count == 0 || facts.seat_count > BW_MAX_SEATS || facts.seats == nullptr)
    return fail("it has " + std::to_string(facts.seat_count) + " seats, expected 1 to " +
                std::to_string(BW_MAX_SEATS));
  for (std::uint32_t i = 0; i < facts.seat_count; ++i)
    if (!is_id(facts.seats[i])) return fail("a seat's id is not made of small letters, digits and _");
  if (facts.position_size == 0 || facts.position_size > BW_MAX_POSITION_SIZE)
    return fail("its positions have " + std::to_string(facts.position_size) +
                " bytes, expected 1 to 1048576");
  if (!std::has_single_bit(facts.position_alignment) || facts.position_alignment > BW_MAX_ALIGNMENT)
    return fail("its positions' alignment is not a power of two up to " + std::to_string(BW_MAX_ALIGNMENT));
  if (facts.max_moves == 0 || facts.max_moves > BW_MAX_MOVES)
    return fail("it states " + std::to_string(facts.max_moves) + " moves at most, expected 1 to 1048576");
  if (facts.repetition_limit != 0 && facts.repetition_reason == nullptr)
    return fail("its repetition rule has no reason");
  if ((facts.flags & BW_HAS_CHANCE) != 0 && api.get_extension(&rules, BW_CHANCE_EVENTS) == nullptr)
    return fail("it has chance but no chance events");
  if ((facts.flags & BW_HAS_HIDDEN) != 0 && api.get_extension(&rules, BW_VIEW) == nullptr)
    return fail("it hides things but has no views");
  return {};
}

static Result<void> check_board(const bw_rules& rules, const bw_board& board) {
  const bw_geometry* geometry = board.geometry(&rules);
  if (geometry == nullptr) return fail("its board has no geometry");
  if (auto size = size_at_least("geometry", geometry->struct_size, BW_SIZE_TO(bw_geometry, max_clicks));
      !size)
    return size;
  return check_lists(*geometry);
}

static Result<void> check_board(const bw_rules& rules, const bw_board_2& board) {
  const bw_shape* shape = board.shape(&rules);
  if (shape == nullptr) return fail("its board has no shape");
  if (auto size = size_at_least("shape", shape->struct_size, BW_SIZE_TO(bw_shape, max_clicks)); !size)
    return size;
  return check_shape(*shape);
}

Result<void> check_rules(const bw_rules& rules) {
  if (rules.api == nullptr || rules.facts == nullptr) return fail("its rules have no tables");
  const bw_rules_api& api = *rules.api;
  const bw_facts& facts = *rules.facts;
  if (auto size = size_at_least("rules table", api.struct_size, BW_SIZE_TO(bw_rules_api, get_extension));
      !size)
    return size;
  if (auto size = size_at_least("facts", facts.struct_size, BW_SIZE_TO(bw_facts, repetition_reason)); !size)
    return size;
  if (!all_there(api.destroy, api.start, api.turn, api.moves, api.play, api.outcome, api.key, api.same_key,
                 api.same, api.write_move, api.read_move, api.write_position, api.read_position, api.describe,
                 api.get_extension))
    return fail("a function is missing");
  if (auto sound = check_facts(rules); !sound) return sound;
  if (auto whole = check_extensions(rules); !whole) return whole;
  if (const auto* board = static_cast<const bw_board*>(api.get_extension(&rules, BW_BOARD)))
    if (auto sound = check_board(rules, *board); !sound) return sound;
  if (const auto* board = static_cast<const bw_board_2*>(api.get_extension(&rules, BW_BOARD_2)))
    if (auto sound = check_board(rules, *board); !sound) return sound;
  const auto* borders = static_cast<const bw_borders*>(api.get_extension(&rules, BW_BORDERS));
  if (borders != nullptr && borders->max_borders > kLargestCount)
    return fail("it counts on too many borders");
  return {};
}

}  // namespace boardwright
