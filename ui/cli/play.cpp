// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <map>

#include "framework/board/drawing.hpp"
#include "framework/clock/presets.hpp"
#include "framework/match/match.hpp"
#include "framework/players/player.hpp"
#include "framework/record/native.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/save_file.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/texts.hpp"

namespace boardwright::cli {
namespace {

/// Who sits where: a computer player, or nobody for a human.
using Players = std::map<Seat, std::unique_ptr<Player>>;

Result<Players> seat_players(const Rules& rules, const std::vector<std::string>& seats, bool terminal) {
  std::map<Seat, std::string> names;
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    names[seat] = terminal && seat == 0 ? "human" : "greedy";
  for (const auto& text : seats) {
    const auto equals = text.find('=');
    if (equals == std::string::npos) return fail("--seat " + text + ": expected SEAT=PLAYER");
    const std::string name = text.substr(0, equals);
    const auto seat = rules.seat(name);
    if (!seat || *seat >= rules.seat_count()) {
      std::vector<std::string> known;
      for (Seat other = 0; other < rules.seat_count(); ++other) known.emplace_back(rules.seat_name(other));
      return fail("--seat " + text + ": there is no seat '" + name + "'" + suggestion(name, known));
    }
    names[*seat] = text.substr(equals + 1);
  }
  Players players;
  for (const auto& [seat, name] : names) {
    players[seat] = nullptr;
    if (name == "human") continue;
    auto player = make_player(name);
    if (!player)
      return fail("--seat " + std::string(rules.seat_name(seat)) + "=" + name + ": " + player.error());
    players[seat] = std::move(*player);
  }
  return players;
}

/// Presets that can't be read are a sentence too: the one that was meant may be among them.
Result<TimeControl> clock_of(const Entry& entry, const std::string& wanted) {
  const auto own = clocks_of_game(entry.game->data()), general = general_clocks();
  for (const auto* read : {&own, &general})
    if (!read->problems.empty()) return fail(read->problems.front());
  return choose_clock(wanted, clocks_for(entry.game->data(), *entry.variant, own.presets, general.presets));
}

/// "4:57"; "-0:03" when a flag has fallen and the game goes on.
std::string clock_text(const SeatTime& time) {
  const bool over = time.overdrawn > Milliseconds(0);
  const auto seconds = (over ? time.overdrawn : time.remaining).count() / 1000;
  const std::string rest = std::to_string(seconds % 60);
  return (over ? "-" : "") + std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

/// One game at the terminal.
class Table {
 public:
  Table(Chosen chosen, Language language, Players players, std::unique_ptr<Match> match)
      : chosen_(std::move(chosen)),
        language_(language),
        players_(std::move(players)),
        match_(std::move(match)) {
    for (const auto& [seat, player] : players_)
      if (player == nullptr) humans_.push_back(seat);
  }

  /// Until the game is over or somebody leaves.
  void play() {
    const bool shared = humans_.size() > 1 && match_->rules().has(BW_HAS_HIDDEN);
    const Seat viewer = humans_.empty() || shared ? BW_SPECTATOR : humans_.front();
    watch(viewer);
    while (!match_->is_over() && !left_) {
      const Seat seat = match_->seats_on_turn().front();
      if (Player* player = players_.at(seat).get()) {
        if (auto played = let_play(*match_, seat, *player); !played) {
          std::cout << name(seat) << ": " << played.error() << "\n";
          return;
        }
      } else {
        if (shared && !match_->line().now().is_open() && !hand_over(seat)) return;
        ask(seat);
      }
    }
    if (match_->is_over()) print_result();
  }

  [[nodiscard]] const Match& match() const { return *match_; }

 private:
  [[nodiscard]] std::string name(Seat seat) const {
    if (seat == BW_CHANCE) return say(language_, Say::kChance);
    return chosen_.entry.game->seat_text(language_, match_->rules(), seat);
  }

  /// The board and the position's text (without a board they are the same), and what goes on.
  [[nodiscard]] std::string drawing(Seat viewer, const Update& update) const {
    std::string board = draw(match_->view(viewer), viewer);
    if (match_->rules().geometry() != nullptr) board += update.position + "\n";
    const auto phase = update.phase
                           ? chosen_.entry.game->phase_text(language_, *update.phase, match_->rules())
                           : std::string();
    return phase.empty() ? board : board + phase + "\n";
  }

  /// Prints every position as the viewer sees it.
  void watch(Seat viewer) {
    match_->subscribe(viewer, [this, viewer](const Update& update) {
      for (const auto& move : update.news) std::cout << name(move.seat) << ": " << move.text << "\n";
      std::cout << "\n" << drawing(viewer, update) << "\n" << std::flush;
    });
  }

  /// Nothing of the other seats may be on screen when this one plays.
  bool hand_over(Seat seat) {
    std::cout << "\033[2J\033[3J\033[H" << say(language_, Say::kHandOver, {name(seat)}) << std::flush;
    std::string line;
    if (!std::getline(std::cin, line)) return false;
    const Update& update = match_->update(seat);
    std::cout << "\n" << drawing(seat, update) << "\n";
    return true;
  }

  /// "Red 4:57, Blue 5:00 – " before the prompt; nothing without a clock.
  [[nodiscard]] std::string clocks(Seat viewer) const {
    std::string text;
    const auto times = match_->times(viewer);
    for (Seat seat = 0; seat < times.size(); ++seat)
      text += (seat > 0 ? ", " : "") + name(seat) + " " + clock_text(times[seat]);
    return text.empty() ? text : text + " – ";
  }

  /// Asks a human until there is a move.
  void ask(Seat seat) {
    while (!left_ && !match_->is_over() && match_->update(seat).moves.size() > 0) {
      std::cout << clocks(seat) << say(language_, Say::kPrompt, {name(seat)}) << std::flush;
      std::string line;
      if (!std::getline(std::cin, line)) {
        std::cout << "\n";
        left_ = true;
        return;
      }
      while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
      if (line.empty()) continue;
      if (command(seat, line)) continue;
      if (match_->play(seat, line) || match_->is_over()) return;  // the flag may have fallen meanwhile
      std::cout << why(seat, line) << "\n";
    }
  }

  /// Whether the line was something else than a move.
  bool command(Seat seat, const std::string& line) {
    const auto unless = [this](const Result<void>& done, Say refusal) {
      if (!done) std::cout << say(language_, refusal) << "\n";
    };
    if (line == "help") {
      std::cout << say(language_, Say::kHelp);
    } else if (line == "moves") {
      for (const auto& move : match_->update(seat).moves) std::cout << move.text << " ";
      std::cout << "\n";
    } else if (line.starts_with("why ")) {
      std::cout << why(seat, line.substr(4)) << "\n";
    } else if (line == "undo") {
      unless(match_->take_back(seat), Say::kCannotTakeBack);
    } else if (line == "resign") {
      unless(match_->resign(seat), Say::kCannotResign);
    } else if (line == "quit") {
      left_ = true;
    } else {
      return false;
    }
    return true;
  }

  [[nodiscard]] std::string why(Seat seat, const std::string& move) const {
    const auto explanation = match_->explain(seat, move);
    if (!explanation) return say(language_, Say::kNotLegal, {move});
    if (explanation->legal) return say(language_, Say::kLegal, {move});
    return chosen_.entry.game->explanation_text(language_, *explanation, match_->rules());
  }

  void print_result() const {
    const Outcome& outcome = *match_->result();
    std::string seats;
    for (Seat seat = 0; seat < match_->rules().seat_count(); ++seat)
      seats += (seat > 0 ? ", " : "") + name(seat);
    const std::string reason =
        chosen_.entry.game->text(language_, TextKind::kReason, outcome.reason, &match_->rules());
    std::cout << say(language_, Say::kResult, {scores_text(outcome), seats, reason}) << "\n";
  }

  Chosen chosen_;
  Language language_;
  Players players_;
  std::unique_ptr<Match> match_;
  std::vector<Seat> humans_;
  bool left_ = false;
};

}  // namespace

int play(const Context& context, const PlayOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  auto chosen = choose(catalogue, options.game);
  if (!chosen) return wrong(chosen.error());
  auto players = seat_players(*chosen->rules, options.seats, isatty(STDIN_FILENO) != 0);
  if (!players) return wrong(players.error());

  MatchOptions match_options;
  match_options.rules = chosen->rules;
  match_options.variant = chosen->entry.variant->id;
  if (std::none_of(players->begin(), players->end(), [](const auto& seat) { return seat.second == nullptr; }))
    match_options.ply_limit = kLongestProgramsGame;
  if (!options.clock.empty()) {
    auto control = clock_of(chosen->entry, options.clock);
    if (!control) return wrong("--clock " + options.clock + ": " + control.error());
    match_options.clock = std::move(*control);
  }
  match_options.draw_agreement = chosen->entry.game->draw_agreement();
  if (options.seeded) match_options.seed = Seed::from_number(options.seed);
  for (const auto& [seat, player] : *players)
    match_options.players.push_back(player != nullptr ? player->name() : "human");
  auto match = Match::create(std::move(match_options));
  if (!match) return wrong(match.error());

  std::cout << chosen->entry.game->name(context.language) << "\n";
  Table table(std::move(*chosen), context.language, std::move(*players), std::move(*match));
  table.play();
  if (options.record.empty()) return kGood;
  if (auto saved = save_file(options.record, write_record(table.match().full_record())); !saved)
    return wrong("--record: " + saved.error());
  return kGood;
}

}  // namespace boardwright::cli
