// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/club.hpp"

#include <cstdio>
#include <iostream>

#include "framework/record/native.hpp"
#include "framework/record/save_format.hpp"
#include "framework/table/scoring_book.hpp"
#include "framework/text/label.hpp"
#include "framework/text/local_time.hpp"
#include "framework/text/name.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/save_file.hpp"

namespace boardwright::cli {
namespace {

constexpr std::string_view kGuest = "guest";

/// What the match did to one player, in one line.
std::string line_of(const SeatReport& seat, const Scheme& scheme, Language language) {
  const PoolLine line = pool_line(seat.after, scheme, language);
  std::string text;
  if (line.points) {
    const std::string before = points_text(scheme.points, seat.before.points.points);
    text += before == *line.points ? said(language, "terminal.same_points", {before})
                                   : said(language, "terminal.points", {before, *line.points});
  }
  if (line.status) text += ", " + *line.status;
  if (line.rating)
    text += (line.points ? ", " : "") +
            said(language, "terminal.rating", {std::to_string(line.rating->value)}) +
            (line.rating->provisional ? "?" : "");
  return label_and_value(language, shown(seat.name), text);
}

}  // namespace

std::string shown(const std::string& name) { return shown_name(name); }

std::string utc_text(TimeMs time) {
  const auto at = std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(time));
  const auto day = std::chrono::floor<std::chrono::days>(at);
  const std::chrono::year_month_day date(day);
  const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(at - day).count();
  char text[40];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u %02d:%02d", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                static_cast<int>(minutes / 60), static_cast<int>(minutes % 60));
  return text;
}

Result<std::shared_ptr<Club>> open_club(const Catalogue& catalogue, const std::string& store, bool create) {
  auto location = store.empty() ? StoreLocation::usual() : StoreLocation::from_text(store);
  if (!location) return fail(location.error());
  auto book = scoring_book(catalogue);
  if (!book) return fail(book.error());
  StoreOptions options;
  options.create = create;
  return Club::open(*location, std::move(*book), options);
}

Result<std::vector<PlannedSeat>> seat_in_club(Club& club, const Rules& rules, const Seating& seating,
                                              const std::vector<std::string>& players) {
  auto seats = seats_of_words(seating.names);
  for (const auto& text : players) {
    const auto named = split_seat(rules, "--player", text);
    if (!named) return fail(named.error());
    const auto& [seat, name] = *named;
    if (seating.computers.contains(seat))
      return fail("--player " + text + ": a computer plays there; say --seat " +
                  std::string(rules.seat_name(seat)) + "=human");
    if (name == kGuest) continue;
    if (name.starts_with(std::string(kGuest) + ":")) {
      seats[seat].name = name.substr(kGuest.size() + 1);
      continue;
    }
    const auto member = club.people().find(name);
    if (!member)
      return fail("--player " + text + ": " + member.error() + " (boardwright players add makes a new one)");
    seats[seat] = PlannedSeat::member(member->id, member->name);
  }
  return seats;
}

int play_kept_match(const Context& context, std::unique_ptr<KeptMatch> kept, Chosen chosen,
                    Computers computers, const std::string& record, TerminalGame::Again* again) {
  const Language language = context.language;
  LoopStrand strand;
  Thinkers thinkers(2);
  const auto table = Table::of(std::move(kept), std::move(computers), {strand, thinkers, nullptr});
  std::cout << chosen.entry.game->name(language) << "\n"
            << said(language, "terminal.kept", {table->kept()->id()}) << "\n";
  TerminalGame game(std::move(chosen), language, *table, strand);
  if (again == nullptr) game.wait_for_player();
  if (auto played = game.play(); !played) return wrong(played.error());
  if (table->match().is_over()) {
    const auto report = table->kept()->report();
    if (!report) return wrong(report.error());
    for (const auto& seat : report->seats)
      if (seat.counted()) std::cout << line_of(seat, report->scheme, language) << "\n";
    if (again != nullptr) *again = game.ask_rematch();
  }
  return save_played(record, *table);
}

int save_played(const std::string& file, const Table& table) {
  if (file.empty()) return kGood;
  const Match& match = table.match();
  Record record = match.record();
  add_date(record, local_time(std::chrono::system_clock::now(), "%Y-%m-%d"));
  const auto text = record_text(record, match.shared_rules(), table.plan().game->records(), file);
  const std::string place = text ? file : file + ".txt";
  if (auto saved = save_file(place, text ? *text : write_record(record)); !saved)
    return wrong("--record: " + saved.error());
  if (!text) return wrong("--record: " + file + ": " + text.error() + "; the game is in " + place);
  return kGood;
}

}  // namespace boardwright::cli
