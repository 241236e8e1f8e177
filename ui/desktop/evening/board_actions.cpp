// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/board_actions.hpp"

#include <algorithm>
#include <map>

#include "framework/evening/board_plan.hpp"
#include "framework/evening/correction_preview.hpp"
#include "framework/evening/game_choice.hpp"
#include "framework/evening/tournament_clock.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/choose_game.hpp"
#include "ui/desktop/evening/correct_board.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/held_evening.hpp"
#include "ui/desktop/evening/open_panel.hpp"
#include "ui/desktop/evening/result_entry.hpp"

namespace boardwright::desktop {

namespace {

constexpr const char* kUsualHouse = "level:2";

tournament::Score score_of(TypedResult result) {
  const auto [first, second] = codes_of(result);
  tournament::Score score;
  score.first = first;
  score.second = second;
  return score;
}

/// What a correction would change, in sentences.
QStringList preview_words(const Evening& evening, const CorrectionPreview& told,
                          const tournament::Board& pairing) {
  QStringList lines;
  auto moved = told.moved;
  std::ranges::stable_partition(
      moved, [&](const auto& line) { return line.player == pairing.first || line.player == pairing.second; });
  constexpr std::size_t kMostMoved = 6;  // the two of the board first; the others follow from them
  for (std::size_t at = 0; at < std::min(moved.size(), kMostMoved); ++at)
    lines << BoardActions::tr("%1: %2 → %3 points, place %4 → %5")
                 .arg(person_name(evening, moved[at].player), points_words(moved[at].score_before),
                      points_words(moved[at].score_after))
                 .arg(moved[at].place_before)
                 .arg(moved[at].place_after);
  if (moved.size() > kMostMoved)
    lines << BoardActions::tr("and the places of %1 others").arg(moved.size() - kMostMoved);
  for (const auto& [later, draft] : told.otherwise) {
    QStringList pairs;
    for (const auto& one : draft.round.boards)
      pairs << person_name(evening, one.first) + QStringLiteral(" – ") + person_name(evening, one.second);
    lines << BoardActions::tr("Round %1 stays as it was published. It would have been: %2")
                 .arg(later)
                 .arg(pairs.join(QStringLiteral("; ")));
  }
  return lines;
}

/// The match of an open evening that is played at a board.
std::optional<std::uint32_t> running_match(const Evening& evening, std::uint32_t board) {
  const auto& matches = evening.now().matches;
  for (std::size_t at = matches.size(); at-- > 0;)
    for (const auto& one : matches[at].boards)
      if (one.pairing.board == board && !one.score) return static_cast<std::uint32_t>(at + 1);
  return std::nullopt;
}

/// Where a match of an open evening is played.
std::optional<std::uint32_t> board_of(const Evening& evening, std::uint32_t match) {
  const auto* found = round_of(evening, match);
  if (found == nullptr || found->boards.empty()) return std::nullopt;
  return found->boards.front().pairing.board;
}

PlannedSeat seat_of(const Evening& evening, const std::string& player) {
  const auto* one = evening.now().entrant(player);
  if (one != nullptr && one->data.kind == PlayerKind::kMember)
    return PlannedSeat::member(player, evening.name(player));
  PlannedSeat guest = PlannedSeat::guest(evening.name(player));
  // The tournament's guest, no new one: else the result would be somebody else's.
  if (one != nullptr && one->data.kind == PlayerKind::kGuest) guest.id = player;
  return guest;
}

}  // namespace

BoardActions::BoardActions(HeldEvening& evening, BoardsPanel& boards, OpenPanel& open, QWidget* above)
    : QObject(above), evening_(evening), boards_(boards), open_(open), above_(above) {
  join_boards();
  join_open();
}

void BoardActions::join_boards() {
  const auto round = [this] { return boards_.shown().round; };
  connect(&boards_, &BoardsPanel::score_entered, this,
          [this, round](std::uint32_t board, const QString& score) { give_written(round(), board, score); });
  connect(&boards_, &BoardsPanel::result_entered, this,
          [this, round](std::uint32_t board, TypedResult result) { give_result(round(), board, result); });
  connect(&boards_, &BoardsPanel::correct_wanted, this,
          [this, round](std::uint32_t board) { correct(round(), board); });
  connect(&boards_, &BoardsPanel::play_wanted, this,
          [this, round](std::uint32_t board) { play(round(), board); });
  connect(&boards_, &BoardsPanel::game_wanted, this, &BoardActions::ask_game);
  connect(&boards_, &BoardsPanel::computer_wanted, this, [this, round] {
    if (const auto* shown = round_of(*evening_, round()); shown != nullptr && !shown->published.bye.empty())
      play_computer(shown->published.bye);
  });
}

void BoardActions::join_open() {
  connect(&open_, &OpenPanel::score_entered, this, [this](std::uint32_t board, const QString& score) {
    if (const auto match = running_match(*evening_, board)) give_written(*match, board, score);
  });
  connect(&open_, &OpenPanel::result_entered, this, [this](std::uint32_t board, TypedResult result) {
    if (const auto match = running_match(*evening_, board)) give_result(*match, board, result);
  });
  connect(&open_, &OpenPanel::correct_wanted, this, [this](std::uint32_t match) {
    if (const auto board = board_of(*evening_, match)) correct(match, *board);
  });
  connect(&open_, &OpenPanel::play_wanted, this, [this](std::uint32_t match) {
    if (const auto board = board_of(*evening_, match)) play(match, *board);
  });
  connect(&open_, &OpenPanel::computer_wanted, this,
          [this](const QString& player) { play_computer(player.toStdString()); });
}

void BoardActions::tell(const QString& sentence, bool wrong) {
  evening_->now().settings.without_rounds() ? open_.tell(sentence, wrong) : boards_.tell(sentence, wrong);
}

void BoardActions::give_result(std::uint32_t round, std::uint32_t board, TypedResult result) {
  if (!evening_) return;
  const auto* found = round_of(*evening_, round);
  const auto* now = found == nullptr ? nullptr : found->board(board);
  if (now == nullptr) return;
  if (!now->score && result == TypedResult::kNoResult) return;
  give_score(round, board, score_of(result),
             result_words(result, person_name(*evening_, now->pairing.first),
                          person_name(*evening_, now->pairing.second)));
}

void BoardActions::give_written(std::uint32_t round, std::uint32_t board, const QString& text) {
  if (!evening_) return;
  const auto& settings = evening_->now().settings;
  // One key for a whole match, as for a game.
  static const std::map<QString, const char*> kKeys{{"1", "2-0"}, {"2", "0-2"}, {"0", "0-2"}, {"=", "1-1"}};
  static const std::map<QString, const char*> kMissing{{"+", "+:-"}, {"-", "-:+"}, {"--", "-:-"}};
  QString meant = text;
  if (const auto key = kKeys.find(text); key != kKeys.end() && !settings.of_teams())
    meant = QString::fromUtf8(key->second);
  if (const auto key = kMissing.find(text); key != kMissing.end()) meant = QString::fromUtf8(key->second);
  const auto score = tournament::parse_score(meant.toStdString(), settings);
  if (!score) return tell(refusal_words(score), true);
  give_score(round, board, *score, score_words(*score));
}

void BoardActions::give_score(std::uint32_t round, std::uint32_t board, const tournament::Score& score,
                              const QString& words) {
  const auto* found = round_of(*evening_, round);
  const auto* now = found == nullptr ? nullptr : found->board(board);
  if (now == nullptr) return;
  // What is there already is corrected, with a reason.
  if (now->score && *now->score != score) return correct(round, board);
  if (now->score) return;
  if (!evening_.done(evening_->results().give(round, board, score))) return;
  tell(tr("Board %1: %2").arg(board).arg(words));
}

void BoardActions::correct(std::uint32_t round, std::uint32_t board) {
  const auto* found = round_of(*evening_, round);
  const auto* now = found == nullptr ? nullptr : found->board(board);
  if (now == nullptr) return;
  BoardRow row;
  row.board = board;
  row.first = person_name(*evening_, now->pairing.first);
  row.second = person_name(*evening_, now->pairing.second);
  const auto typed = now->score ? typed_result(now->score->first, now->score->second) : std::nullopt;
  const bool written = plays_matches(*evening_);
  const auto score = [this, written](const CorrectBoard::Wanted& wanted) -> std::optional<tournament::Score> {
    if (!written)
      return wanted.result == TypedResult::kNoResult ? std::nullopt : std::optional(score_of(wanted.result));
    const auto read = tournament::parse_score(wanted.score.toStdString(), evening_->now().settings);
    return wanted.score.isEmpty() || !read ? std::nullopt : std::optional(*read);
  };
  const tournament::Board pairing = now->pairing;
  const auto preview = [&](const CorrectBoard::Wanted& wanted) -> QStringList {
    const auto told =
        preview_correction(evening_->now(), evening_->names(), round, board, score(wanted), wanted.swapped);
    if (!told) return {refusal_words(told)};
    return preview_words(*evening_, *told, pairing);
  };
  CorrectBoard dialog(row, typed, now->swapped, preview, above_);
  if (written)
    dialog.write_score(now->score ? QString::fromStdString(tournament::score_text(*now->score)) : QString(),
                       [this](const QString& text) {
                         const auto read =
                             tournament::parse_score(text.toStdString(), evening_->now().settings);
                         return text.isEmpty() || read ? QString() : refusal_words(read);
                       });
  if (dialog.exec() != QDialog::Accepted) return;
  const auto wanted = dialog.wanted();
  evening_.done(
      evening_->results().correct(round, board, score(wanted), wanted.swapped, wanted.reason.toStdString()));
}

void BoardActions::ask_game(std::uint32_t board) {
  const std::uint32_t round = boards_.shown().round;
  const auto choice = board_choice(evening_->now(), evening_->names(), round, board);
  if (!choice) return tell(refusal_words(choice), true);
  const auto& pairing = round_of(*evening_, round)->board(board)->pairing;
  std::vector<ChooseGame::Game> games;
  for (std::uint32_t game = 0; game < evening_->now().settings.games.size(); ++game)
    games.push_back({game_words(*evening_, evening_.catalogue(), game),
                     std::ranges::find(choice->left, game) != choice->left.end()});
  ChooseGame dialog(
      person_name(*evening_, pairing.first) + QStringLiteral(" – ") + person_name(*evening_, pairing.second),
      games, pairing.game, person_name(*evening_, choice->higher), above_);
  if (dialog.exec() != QDialog::Accepted) return;
  const auto chosen = evening_->rounds().choose_game(round, board, dialog.game(),
                                                     dialog.both_agree() ? std::string() : choice->higher);
  if (evening_.done(chosen))
    tell(tr("Board %1 plays %2.").arg(board).arg(game_words(*evening_, evening_.catalogue(), dialog.game())));
}

void BoardActions::play(std::uint32_t round, std::uint32_t board) {
  const auto last = static_cast<std::uint32_t>(evening_->now().results_of().size());
  const auto plan = board_plan(*evening_, evening_.catalogue(), round == 0 ? last : round, board);
  plan ? emit match_wanted(*plan) : evening_.say(refusal_words(plan));
}

/// For fun, while somebody waits or has a bye (T4.11).
void BoardActions::play_computer(const std::string& player) {
  const auto& settings = evening_->now().settings;
  const auto* one = evening_->now().entrant(player);
  std::uint32_t game = 0;
  if (is_open_evening(*evening_)) {
    if (one != nullptr && !one->data.likes.empty()) game = one->data.likes.front();
  } else if (!settings.games.empty() && !evening_->now().rounds.empty()) {
    game = static_cast<std::uint32_t>((evening_->now().rounds.size() - 1) % settings.games.size());
  }
  play_here(game, {seat_of(*evening_, player),
                   PlannedSeat::computer(settings.fill.empty() ? kUsualHouse : settings.fill)});
}

void BoardActions::play_here(std::uint32_t at, std::vector<PlannedSeat> seats) {
  const auto& settings = evening_->now().settings;
  if (at >= settings.games.size()) return;
  const auto& game = settings.games[at];
  const auto entry =
      evening_.catalogue().find(game.variant.empty() ? game.game : game.game + "/" + game.variant);
  if (!entry) return evening_.say(refusal_words(entry.error()));
  auto rules = entry->create();
  if (!rules) return evening_.say(refusal_words(rules.error()));
  if ((*rules)->seat_count() != seats.size())
    return evening_.say(tr("A tournament's board has two seats; this game has others."));
  MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, std::move(*rules));
  plan.seats = std::move(seats);
  plan.rated = false;
  plan.keep = true;
  if (auto clock = tournament_clock(settings, *entry)) plan.clock = std::move(*clock);
  emit match_wanted(plan);
}

}  // namespace boardwright::desktop
