// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/record/foreign.hpp"
#include "framework/record/pgn_tags.hpp"
#include "framework/record/recorded_rules.hpp"
#include "framework/record/replay.hpp"
#include "framework/record/scanner.hpp"
#include "framework/text/encoding.hpp"
#include "framework/text/file_kind.hpp"
#include "framework/text/mail_body.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

/// A record under rules that needn't be its own.
Result<OpenedRecord> approach(Record record, const Catalogue& catalogue, std::string_view game) {
  const bool variant_named = game.find('/') != std::string_view::npos;
  const auto entry = variant_named ? catalogue.find(game) : entry_of(record, catalogue);
  if (!entry) return fail(entry.error());
  std::vector<std::string> left_out;
  const auto rules = variant_named ? entry->create() : similar_rules(record, *entry, left_out);
  if (!rules) return fail(rules.error());
  OpenedRecord opened{std::move(record), *rules, entry->game, std::nullopt, {}, {}};
  take_seat_tags(opened.record, **rules);
  if (!left_out.empty() || opened.record.rules_hash != rules_hash(**rules)) {
    opened.notice = "the record was made under other rules of " + opened.record.game;
    for (const auto& parameter : left_out)
      opened.notice += (&parameter == &left_out.front() ? "; not known here: " : ", ") + excerpt(parameter);
  }
  return opened;
}

Result<OpenedRecord> open_native(Record&& read, const Catalogue& catalogue, std::string_view game,
                                 OtherRules other) {
  Record* record = &read;
  if (!game.empty() && game.substr(0, game.find('/')) != record->game)
    return fail("the record is of " + record->game + ", not of " + std::string(game));
  if (other == OtherRules::kApproach) return approach(std::move(*record), catalogue, game);
  const auto entry = entry_of(*record, catalogue);
  if (!entry) return fail(entry.error());
  const auto rules = rules_of(*record, *entry);
  if (!rules) return fail(rules.error());
  OpenedRecord opened{std::move(*record), *rules, entry->game, std::nullopt, {}, {}};
  take_seat_tags(opened.record, **rules);
  opened.notice = other_rules(opened.record, **rules);
  return opened;
}

/// Which of the parameters it is that can't be.
std::string parameter_fault(const Record& record, const Game& game) {
  for (const auto& parameter : record.parameters) {
    Record alone;
    alone.parameters.insert(parameter);
    if (!parameters_of(alone, game)) return "Parameter " + parameter.first;
  }
  return {};
}

/// A foreign record becomes one of this game: rules from what it says of parameters, moves as the game's file
/// says.
Result<OpenedRecord> complete(ReadGame read, const Entry& entry, ForeignMoves moves) {
  Record& record = read.record;
  if (auto known = variant_called(*entry.game, record.variant); !known.empty())
    record.variant = std::move(known);
  const bool same_game = record.game.empty() || record.game == entry.game->id();
  record.game = entry.game->id();
  const bool same_variant = record.variant.empty() || record.variant == entry.variant->id;
  // A record of ours names every parameter: it needn't have its variant here.
  const bool ours = record.repetition_told && same_game;
  if (!same_variant && !ours)
    read.notes.push_back("the variant '" + excerpt(record.variant) + "' isn't known here: read as " +
                         entry.name());
  if (record.variant.empty() || !ours) record.variant = entry.variant->id;
  const auto rules = rules_of(record, entry);
  if (!rules) return fail(at_place(read.places, parameter_fault(record, *entry.game), rules.error()));
  if (!record.start.empty())
    if (const auto start = (*rules)->read_position(record.start); !start)
      return fail(at_place(read.places, "Start", "the record's start position: " + start.error()));
  OpenedRecord opened{std::move(record), *rules, entry.game, std::move(moves), {}, std::move(read.notes)};
  opened.notice = other_rules(opened.record, **rules);
  return opened;
}

/// The variant that the record names, unless somebody asks for one.
Result<Entry> wanted_entry(const Record& record, const Catalogue& catalogue, std::string name) {
  auto found = catalogue.find(name);
  if (!found || name.find('/') != std::string::npos || (!record.game.empty() && record.game != name))
    return found;
  const std::string variant = variant_called(*found->game, record.variant);
  return variant.empty() ? found : catalogue.find(name + "/" + variant);
}

/// The game of the catalogue that has SGF records of this number.
Result<std::string> game_of_number(std::uint32_t number, const Catalogue& catalogue) {
  std::vector<std::string> fitting;
  for (const auto& known : catalogue.games())
    if (known->file_problems().empty() && known->records().sgf && known->records().sgf->game_number == number)
      fitting.push_back(known->id());
  if (fitting.empty())
    return fail("no game in the catalogue has SGF records with GM[" + std::to_string(number) + "]");
  if (fitting.size() > 1)
    return fail("several games have SGF records with GM[" + std::to_string(number) + "]; name the game");
  return fitting.front();
}

Result<OpenedRecord> open_sgf(const SgfGame& tree, const Catalogue& catalogue, const RecordGame& game) {
  std::string name(game.wanted);
  if (name.empty()) {
    const auto number = sgf_game_number(tree);
    auto found = number ? game_of_number(*number, catalogue) : Result<std::string>(fail(number.error()));
    if (!found && game.otherwise.empty()) return fail(found.error());
    name = found ? *found : std::string(game.otherwise);
  }
  const auto any = catalogue.find(name);
  if (!any) return fail(any.error());
  if (!any->game->records().sgf) return fail(any->game->id() + " has no SGF records");
  const SgfFormat& format = *any->game->records().sgf;
  auto read = read_sgf_game(tree, format);
  if (!read) return fail(read.error());
  const auto entry = wanted_entry(read->record, catalogue, name);
  if (!entry) return fail(entry.error());
  return complete(std::move(*read), *entry, format.moves);
}

Result<OpenedRecord> open_list_as(ReadGame read, const Catalogue& catalogue, const std::string& name) {
  const auto entry = wanted_entry(read.record, catalogue, name);
  if (!entry)
    return fail(read.record.game.empty() ? entry.error() : at_place(read.places, "Game", entry.error()));
  // Without words of its own for it a game's lists hold the rules' own texts.
  const auto& format = entry->game->records().list;
  auto opened = complete(std::move(read), *entry, format ? format->moves : ForeignMoves{});
  if (!opened) return opened;
  if (auto unknown = take_pgn_result(opened->record, *opened->rules); !unknown.empty())
    opened->notes.push_back(std::move(unknown));
  take_seat_tags(opened->record, *opened->rules);
  return opened;
}

bool begins_with_a_move(const Result<OpenedRecord>& opened) {
  if (!opened) return false;
  const auto played = replay(*opened);
  return played && !played->line.plies().empty();
}

/// Whose lists other programs write, and in which alone this one can be played; nothing: no game, or several.
std::optional<OpenedRecord> only_fitting(const ReadGame& read, const Catalogue& catalogue) {
  std::optional<OpenedRecord> fitting;
  for (const auto& game : catalogue.games()) {
    if (!game->file_problems().empty() || !game->records().list) continue;
    auto opened = open_list_as(read, catalogue, game->id());
    const auto played = opened ? replay(*opened) : Result<Replay>(fail(opened.error()));
    if (!played || !played->problem.empty() || played->line.plies().empty()) continue;
    if (fitting) return std::nullopt;
    fitting = std::move(*opened);
    fitting->notes.push_back("it doesn't say which game it is: read as " + game->id() +
                             ", in which it can be played");
  }
  return fitting;
}

Result<OpenedRecord> open_list(ReadGame read, const Catalogue& catalogue, const RecordGame& game) {
  if (!game.wanted.empty()) {
    read.places = {};  // it is what was asked for that can't be had
    return open_list_as(std::move(read), catalogue, std::string(game.wanted));
  }
  if (!read.record.game.empty()) {
    const std::string name = read.record.game;
    return open_list_as(std::move(read), catalogue, name);
  }
  std::optional<Result<OpenedRecord>> otherwise;
  if (!game.otherwise.empty()) {
    otherwise = open_list_as(read, catalogue, std::string(game.otherwise));
    if (begins_with_a_move(*otherwise)) return std::move(*otherwise);
  }
  if (auto fitting = only_fitting(read, catalogue)) return std::move(*fitting);
  if (otherwise) return std::move(*otherwise);
  // What was left aside may be where it says so.
  const std::string before = read.notes.empty() ? "" : read.notes.front() + "; ";
  return fail(before + "a list of moves doesn't say which game it is; name the game");
}

/// The sentence with the line on which its game begins, unless it has a place of its own. 0: as it is.
std::string at_line(int line, const std::string& sentence) {
  return line == 0 || has_place(sentence) ? sentence : std::to_string(line) + ":1: " + sentence;
}

/// One of a file's games, which begins on that line; 0: not known.
struct GameOfFile {
  Result<OpenedRecord> opened;
  int line = 0;
};

/// Where there are several, each tells where it is.
std::vector<Result<OpenedRecord>> with_places(std::vector<GameOfFile> found) {
  std::vector<Result<OpenedRecord>> games;
  for (GameOfFile& one : found) {
    const int line = found.size() > 1 ? one.line : 0;
    if (one.opened) {
      one.opened->line = line;
      for (auto& note : one.opened->notes) note = at_line(line, note);
      if (!one.opened->notice.empty()) one.opened->notice = at_line(line, one.opened->notice);
    } else {
      one.opened = fail(at_line(line, one.opened.error()));
    }
    games.push_back(std::move(one.opened));
  }
  return games;
}

constexpr std::string_view kNativeTag = "[Boardwright";

/// Whether what stands before our first tag is the beginning of another record, in a comment of which it stands.
bool begins_another(std::string_view before) {
  if (find_sgf(before) != std::string_view::npos) return true;
  const std::size_t open = before.rfind('{'), close = before.rfind('}');
  if (open != std::string_view::npos && (close == std::string_view::npos || close < open)) return true;
  for (std::size_t at = 0; at < before.size(); at = std::min(before.find('\n', at), before.size() - 1) + 1)
    if (before[at] == '[' && pgn_tag_size(before.substr(at)).value_or(0) > 0) return true;
  return false;
}

/// Where a line begins with the first tag of our own format.
std::size_t find_native(std::string_view text, std::size_t from = 0) {
  for (std::size_t at = text.find(kNativeTag, from); at != std::string_view::npos;
       at = text.find(kNativeTag, at + 1)) {
    std::size_t before = at;
    while (before > 0 && (text[before - 1] == ' ' || text[before - 1] == '\t')) --before;
    if (before > 0 && text[before - 1] != '\n') continue;
    return from == 0 && begins_another(text.substr(0, at)) ? std::string_view::npos : at;
  }
  return std::string_view::npos;
}

/// Records of our own, one after the other.
std::vector<GameOfFile> open_natives(std::string_view text, const Catalogue& catalogue,
                                     const RecordGame& game, OtherRules other) {
  std::vector<GameOfFile> games;
  const std::size_t first = find_native(text);
  const bool has_heading = text.substr(0, first).find_first_not_of(kBlanks) != std::string_view::npos;
  for (std::size_t at = first; at != std::string_view::npos;) {
    const std::size_t next = find_native(text, at + 1);
    const auto line =
        1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    auto record = read_record(text.substr(at, next == std::string_view::npos ? next : next - at), {}, line);
    games.push_back({record ? open_native(std::move(*record), catalogue, game.wanted, other)
                            : Result<OpenedRecord>(fail(record.error())),
                     line});
    if (at == first && has_heading && games.back().opened)
      games.back().opened->notes.emplace_back(
          "1:1: what stands before the record is no part of it and was left out");
    at = next;
  }
  return games;
}

/// Whether SGF begins before any tag or numbered move does: mails and web pages have words around it.
bool is_sgf(std::string_view text) {
  const std::size_t blank = text.find_first_not_of(kBlanks);
  if (text[blank] == '(') return true;
  const std::size_t begin = find_sgf(text);
  if (begin == std::string_view::npos || text[blank] == '{') return false;
  const std::size_t tag = text[blank] == '[' ? blank : text.find("\n[");
  return tag > begin;
}

/// Whether anything in a text tells that it is a record; of which game need not be said.
bool begins_like_a_record(std::string_view text) {
  return find_native(text) != std::string_view::npos || find_sgf(text) != std::string_view::npos ||
         text[text.find_first_not_of(kBlanks)] == '(' || looks_like_moves(text);
}

/// A mail that quotes a record has > before each line of it; true if it was so. Lines and columns stay.
bool take_quote_marks(std::string& text) {
  std::vector<std::size_t> marks;
  for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size() - 1) + 1) {
    const std::size_t first = text.find_first_not_of(" \t", at);
    if (first == std::string::npos || text[first] == '\n') continue;
    if (text[first] != '>') return false;
    marks.push_back(first);
  }
  for (const std::size_t mark : marks) text[mark] = ' ';
  return !marks.empty();
}

std::vector<Result<OpenedRecord>> open_all(std::string_view text, const Catalogue& catalogue,
                                           const RecordGame& game, OtherRules other) {
  if (find_native(text) != std::string_view::npos)
    return with_places(open_natives(text, catalogue, game, other));
  std::vector<GameOfFile> games;
  const auto add = [&](Result<OpenedRecord> opened, int line) { games.push_back({std::move(opened), line}); };
  if (is_sgf(text)) {
    for (const auto& tree : read_sgf_games(text, {}))
      add(tree ? open_sgf(*tree, catalogue, game) : Result<OpenedRecord>(fail(tree.error())),
          tree ? tree->line : 0);
  } else {
    for (auto& read : read_move_lists(text)) {
      const int line = read ? read->line : 0;
      add(read ? open_list(std::move(*read), catalogue, game) : Result<OpenedRecord>(fail(read.error())),
          line);
    }
  }
  return with_places(std::move(games));
}

}  // namespace

Result<std::shared_ptr<const Rules>> rules_for(const Record& record, const Catalogue& catalogue) {
  const auto entry = entry_of(record, catalogue);
  if (!entry) return fail(entry.error());
  return rules_of(record, *entry);
}

Result<Replay> replay(const OpenedRecord& opened) {
  auto played = replay(opened.record, opened.rules, opened.moves);
  if (!played) return fail(at_line(opened.line, played.error()));
  if (!played->problem.empty()) played->problem = at_line(opened.line, played->problem);
  return played;
}

Result<std::vector<Result<OpenedRecord>>> open_records(std::string_view bytes, const Catalogue& catalogue,
                                                       const RecordGame& game, OtherRules other) {
  if (bytes.size() > RecordLimits{}.bytes)
    return fail("1:1: the record is too large, expected at most " + std::to_string(RecordLimits{}.bytes) +
                " bytes");
  if (const auto kind = file_kind(bytes); !kind.empty())
    return fail("this is " + std::string(kind) + ", not a record");
  const auto mail = mail_body(bytes);
  const std::string_view written = mail ? std::string_view(mail->text) : bytes;
  auto decoded = decode_text(written, sgf_character_set(written));
  if (!decoded) return fail(decoded.error());
  if (mail)
    decoded->notes.push_back("the mail came as " + mail->encoding + "; lines are counted in what it holds");
  if (take_quote_marks(decoded->text))
    decoded->notes.emplace_back("the marks > of a quoted mail were left out");
  if (decoded->text.find_first_not_of(kBlanks) == std::string::npos) return fail("1:1: the record is empty");
  if (const auto kind = text_kind(decoded->text); !kind.empty())
    return fail("this is " + std::string(kind) + ", not a record");
  const bool is_said = !game.wanted.empty() || begins_like_a_record(decoded->text);
  constexpr const char* kNone =
      "this is no record: a record is our own format, SGF, or numbered moves such as 1. …";
  if (!is_said && !game.known()) return fail(kNone);
  auto games = open_all(decoded->text, catalogue, game, other);
  // Moves without numbers are moves only if the first of them can be played.
  if (!is_said && !begins_with_a_move(games.front())) return fail(kNone);
  if (games.front())
    games.front()->notes.insert(games.front()->notes.begin(), decoded->notes.begin(), decoded->notes.end());
  return games;
}

Result<std::vector<Result<OpenedRecord>>> open_records_file(const std::filesystem::path& file,
                                                            const Catalogue& catalogue,
                                                            const RecordGame& game, OtherRules other) {
  const auto bytes = read_text(file, RecordLimits{}.bytes, "a record");
  if (!bytes) return fail(bytes.error());
  const auto in_file = [&](const std::string& sentence) { return at_file(file, sentence); };
  auto games = open_records(*bytes, catalogue, game, other);
  if (!games) return fail(in_file(games.error()));
  for (auto& one : *games) {
    if (!one)
      one = fail(in_file(one.error()));
    else
      for (auto& note : one->notes) note = in_file(note);
  }
  return games;
}

namespace {

/// The first of several, which says that there are more.
Result<OpenedRecord> first_of(Result<std::vector<Result<OpenedRecord>>> games) {
  if (!games) return fail(games.error());
  Result<OpenedRecord> first = std::move(games->front());
  if (first && games->size() > 1)
    first->notes.push_back("the first of " + std::to_string(games->size()) + " games");
  return first;
}

}  // namespace

Result<OpenedRecord> open_record(std::string_view text, const Catalogue& catalogue, std::string_view game,
                                 OtherRules other) {
  return first_of(open_records(text, catalogue, {game, {}}, other));
}

Result<OpenedRecord> open_record_file(const std::filesystem::path& file, const Catalogue& catalogue,
                                      std::string_view game, OtherRules other) {
  return first_of(open_records_file(file, catalogue, {game, {}}, other));
}

}  // namespace boardwright
