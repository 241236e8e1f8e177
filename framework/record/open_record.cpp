// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <fstream>
#include <sstream>

#include "framework/record/foreign.hpp"
#include "framework/record/pgn_tags.hpp"
#include "framework/record/replay.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// Values of parameters as a record holds them.
Result<Parameters> parameters_of(const Record& record, const Game& game) {
  const auto specs = game.parameters();
  if (!specs) return fail(specs.error());
  std::vector<std::string> settings;
  for (const auto& [name, value] : record.parameters) settings.push_back(name + "=" + value);
  return read_settings(settings, *specs);
}

Result<std::shared_ptr<const Rules>> rules_of(const Record& record, const Entry& entry) {
  const auto parameters = parameters_of(record, *entry.game);
  if (!parameters) return fail(parameters.error());
  return entry.create(*parameters);
}

Result<Entry> entry_of(const Record& record, const Catalogue& catalogue) {
  if (!record.variant.empty())
    if (auto entry = catalogue.find(record.game + "/" + record.variant)) return entry;
  return catalogue.find(record.game);
}

/// As near to the record's own rules as these can come.
Result<std::shared_ptr<const Rules>> similar_rules(const Record& record, const Entry& entry,
                                                   std::vector<std::string>& left_out) {
  Record known = record;
  for (auto one = known.parameters.begin(); one != known.parameters.end();) {
    Record alone;
    alone.parameters.insert(*one);
    if (parameters_of(alone, *entry.game)) {
      ++one;
    } else {
      left_out.push_back(one->first + "=" + one->second);
      one = known.parameters.erase(one);
    }
  }
  return rules_of(known, entry);
}

/// A record under rules that needn't be its own.
Result<OpenedRecord> approach(Record record, const Catalogue& catalogue, std::string_view game) {
  const bool variant_named = game.find('/') != std::string_view::npos;
  const auto entry = variant_named ? catalogue.find(game) : entry_of(record, catalogue);
  if (!entry) return fail(entry.error());
  std::vector<std::string> left_out;
  const auto rules = variant_named ? entry->create() : similar_rules(record, *entry, left_out);
  if (!rules) return fail(rules.error());
  OpenedRecord opened{std::move(record), *rules, entry->game, std::nullopt, {}};
  take_seat_tags(opened.record, **rules);
  if (!left_out.empty() || opened.record.rules_hash != rules_hash(**rules)) {
    opened.notice = "the record was made under other rules of " + opened.record.game;
    for (const auto& parameter : left_out)
      opened.notice += (&parameter == &left_out.front() ? "; not known here: " : ", ") + excerpt(parameter);
  }
  return opened;
}

Result<OpenedRecord> open_native(std::string_view text, const Catalogue& catalogue, std::string_view game,
                                 OtherRules other) {
  auto record = read_record(text);
  if (!record) return fail(record.error());
  if (!game.empty() && game.substr(0, game.find('/')) != record->game)
    return fail("the record is of " + record->game + ", not of " + std::string(game));
  if (other == OtherRules::kApproach) return approach(std::move(*record), catalogue, game);
  const auto entry = entry_of(*record, catalogue);
  if (!entry) return fail(entry.error());
  const auto rules = rules_of(*record, *entry);
  if (!rules) return fail(rules.error());
  OpenedRecord opened{std::move(*record), *rules, entry->game, std::nullopt, {}};
  take_seat_tags(opened.record, **rules);
  if (!opened.record.rules_hash.empty() && opened.record.rules_hash != rules_hash(**rules))
    opened.notice = "the record was made under another revision of the rules of " + opened.record.game;
  return opened;
}

/// A foreign record becomes one of this game: rules from what it says of parameters, moves as the game's file
/// says.
Result<OpenedRecord> complete(Record record, const Entry& entry, ForeignMoves moves) {
  record.game = entry.game->id();
  record.variant = entry.variant->id;
  const auto rules = rules_of(record, entry);
  if (!rules) return fail(rules.error());
  return OpenedRecord{std::move(record), *rules, entry.game, std::move(moves), {}};
}

Result<OpenedRecord> open_sgf(std::string_view text, const Catalogue& catalogue, std::string_view game) {
  std::vector<Entry> fitting;
  if (!game.empty()) {
    auto entry = catalogue.find(game);
    if (!entry) return fail(entry.error());
    if (!entry->game->records().sgf) return fail(entry->game->id() + " has no SGF records");
    fitting.push_back(std::move(*entry));
  } else {
    const auto number = sgf_game_number(text);
    if (!number) return fail("the SGF file doesn't say which game it is (GM); name the game");
    for (const auto& known : catalogue.games())
      if (known->file_problems().empty() && known->records().sgf &&
          known->records().sgf->game_number == *number)
        fitting.push_back({known, &known->variants().front()});
    if (fitting.empty())
      return fail("no game in the catalogue has SGF records with GM[" + std::to_string(*number) + "]");
    if (fitting.size() > 1)
      return fail("several games have SGF records with GM[" + std::to_string(*number) + "]; name the game");
  }
  const SgfFormat& format = *fitting.front().game->records().sgf;
  auto record = read_sgf(text, format);
  if (!record) return fail(record.error());
  return complete(std::move(*record), fitting.front(), format.moves);
}

/// The scores of a result such as 1-0, which names the seats only by their order.
void take_list_result(Record& record, const Rules& rules) {
  const auto tag =
      std::find_if(record.tags.begin(), record.tags.end(), [](const auto& t) { return t.first == "Result"; });
  if (tag == record.tags.end()) return;
  const std::string text = tag->second;
  record.tags.erase(tag);
  if (text == "*" || rules.seat_count() != 2) return;
  Outcome outcome{{1, 1}, {}};
  if (text == "1-0") outcome.scores = {2, 0};
  if (text == "0-1") outcome.scores = {0, 2};
  // Words of other programs ("normal") say nothing; a rule's reason follows from the moves.
  const auto why = std::find_if(record.tags.begin(), record.tags.end(),
                                [](const auto& t) { return t.first == "Termination"; });
  if (why != record.tags.end() && is_host_reason(why->second) && why->second != "move_limit") {
    outcome.reason = why->second;
    record.tags.erase(why);
  }
  set_result(record, rules, outcome);
}

Result<OpenedRecord> open_list(std::string_view text, const Catalogue& catalogue, std::string_view game) {
  auto record = read_move_list(text);
  if (!record) return fail(record.error());
  if (game.empty() && record->game.empty())
    return fail("a list of moves doesn't say which game it is; name the game");
  std::string name = game.empty() ? record->game : std::string(game);
  // Other programs mean other things by it.
  if (name.find('/') == std::string::npos && catalogue.find(name + "/" + record->variant))
    name += "/" + record->variant;
  const auto entry = catalogue.find(name);
  if (!entry) return fail(entry.error());
  // Without words of its own for it a game's lists hold the rules' own texts.
  const auto& format = entry->game->records().list;
  auto opened = complete(std::move(*record), *entry, format ? format->moves : ForeignMoves{});
  if (!opened) return opened;
  take_list_result(opened->record, *opened->rules);
  take_seat_tags(opened->record, *opened->rules);
  return opened;
}

}  // namespace

Result<std::shared_ptr<const Rules>> rules_for(const Record& record, const Catalogue& catalogue) {
  const auto entry = entry_of(record, catalogue);
  if (!entry) return fail(entry.error());
  return rules_of(record, *entry);
}

Result<OpenedRecord> open_record(std::string_view text, const Catalogue& catalogue, std::string_view game,
                                 OtherRules other) {
  std::string_view begin = text;
  if (begin.starts_with("\xEF\xBB\xBF")) begin.remove_prefix(3);
  begin.remove_prefix(std::min(begin.find_first_not_of(" \t\r\n"), begin.size()));
  if (begin.empty()) return fail("1:1: the record is empty");
  if (begin.starts_with("[Boardwright")) return open_native(text, catalogue, game, other);
  if (begin.starts_with('(')) return open_sgf(text, catalogue, game);
  return open_list(text, catalogue, game);
}

Result<OpenedRecord> open_record_file(const std::filesystem::path& file, const Catalogue& catalogue,
                                      std::string_view game, OtherRules other) {
  std::ifstream stream(file, std::ios::binary);
  std::string text;
  // One byte more than allowed is enough to see that there are too many.
  text.resize(RecordLimits{}.bytes + 1);
  if (stream) stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!stream && !stream.eof()) return fail(file.string() + ": can't be read");
  text.resize(static_cast<std::size_t>(stream.gcount()));
  auto opened = open_record(text, catalogue, game, other);
  if (!opened) {
    const bool has_place =
        !opened.error().empty() && opened.error().front() >= '0' && opened.error().front() <= '9';
    return fail(file.string() + (has_place ? ":" : ": ") + opened.error());
  }
  return opened;
}

}  // namespace boardwright
