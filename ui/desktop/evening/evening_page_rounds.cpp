// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rounds, results and corrections: what EveningPage does with boards.
#include <QInputDialog>
#include <QMessageBox>
#include <algorithm>
#include <map>

#include "framework/evening/board_plan.hpp"
#include "framework/evening/correction_preview.hpp"
#include "framework/evening/publish.hpp"
#include "framework/evening/settings_change.hpp"
#include "framework/evening/tournament_clock.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/score.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/change_dialog.hpp"
#include "ui/desktop/evening/correct_board.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/exchange_people.hpp"
#include "ui/desktop/evening/history_dialog.hpp"
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

}  // namespace

QString EveningPage::problem_words(const tournament::Drafted& drafted) const {
  const auto problem = drafted.problem(evening_->names());
  return problem ? refusal_words(*problem) : QString();
}

void EveningPage::pair() {
  if (!evening_) return;
  auto drafted = evening_->rounds().draft();
  if (!drafted) return say(refusal_words(drafted));
  if (const QString problem = problem_words(*drafted); !problem.isEmpty()) return say(problem);
  say({});
  looked_at_ = 0;
  by_hand_ = false;
  draft_ = std::get<tournament::Draft>(std::move(drafted->what));
  fill();
  boards_->table().setFocus();
}

void EveningPage::publish() {
  if (!draft_) return;
  QString reason;
  if (draft_->round.by_hand) {
    bool agreed = false;
    const QString breaks = draft_->notes.empty() ? tr("It breaks nothing.") : boards_->words();
    reason = QInputDialog::getText(this, tr("Pairing by hand"), breaks + QStringLiteral("\n") + tr("Reason:"),
                                   QLineEdit::Normal, {}, &agreed)
                 .simplified();
    if (!agreed) return;
    if (reason.isEmpty()) return boards_->tell(tr("A pairing by hand needs a reason."), true);
  }
  const auto before = evening_->now().next_round();
  const auto published = boardwright::publish(*evening_, *draft_, reason.toStdString());
  if (evening_->now().next_round() != before) {
    draft_.reset();
    by_hand_ = false;
    looked_at_ = 0;
  }
  done(published);
}

void EveningPage::begin_by_hand() {
  by_hand_ = true;
  fill();
  boards_->tell(tr("Exchange people or swap sides, then publish with a reason."));
}

/// A draft that is refused changes nothing of the one that is shown.
void EveningPage::exchange(const std::string& one, const std::string& other) {
  const auto wanted = tournament::exchange_people(*draft_, one, other);
  if (!wanted) return;
  auto anew = evening_->rounds().draft_by_hand(wanted->pairs, wanted->bye);
  if (!anew) return boards_->tell(refusal_words(anew), true);
  draft_ = std::move(*anew);
  fill();
  boards_->tell(draft_->notes.empty() ? tr("That breaks nothing.") : notes_words(), !draft_->notes.empty());
}

QString EveningPage::notes_words() const {
  QStringList notes;
  for (const Remark& note : draft_->notes) {
    notes << QString::fromStdString(note.in(spoken_language()));
    if (!notes.back().endsWith('.')) notes.back() += '.';
  }
  return notes.join(' ');
}

void EveningPage::swap_sides(std::uint32_t board) {
  if (!draft_) return;
  const auto& boards = draft_->round.boards;
  const auto found =
      std::find_if(boards.begin(), boards.end(), [&](const auto& one) { return one.board == board; });
  if (found != boards.end()) exchange(std::string(found->first), std::string(found->second));
}

void EveningPage::ask_exchange(std::uint32_t board) {
  if (!draft_) return;
  std::vector<ExchangePeople::Person> people;
  for (const auto& one : draft_->round.boards)
    for (const std::string& player : {one.first, one.second})
      people.push_back({QString::fromStdString(player), person_name(*evening_, player), one.board});
  if (!draft_->round.bye.empty())
    people.push_back(
        {QString::fromStdString(draft_->round.bye), person_name(*evening_, draft_->round.bye), 0});
  ExchangePeople dialog(people, board, this);
  if (dialog.exec() != QDialog::Accepted) return;
  exchange(dialog.one().toStdString(), dialog.other().toStdString());
}

std::optional<std::uint32_t> EveningPage::running_match(std::uint32_t board) const {
  const auto& matches = evening_->now().matches;
  for (std::size_t at = matches.size(); at-- > 0;)
    for (const auto& one : matches[at].boards)
      if (one.pairing.board == board && !one.score) return static_cast<std::uint32_t>(at + 1);
  return std::nullopt;
}

void EveningPage::give_result(std::uint32_t round, std::uint32_t board, TypedResult result) {
  if (!evening_) return;
  const auto* found = round_of(round);
  const auto* now = found == nullptr ? nullptr : found->board(board);
  if (now == nullptr) return;
  if (!now->score && result == TypedResult::kNoResult) return;
  give_score(round, board, score_of(result),
             result_words(result, person_name(*evening_, now->pairing.first),
                          person_name(*evening_, now->pairing.second)));
}

void EveningPage::give_written(std::uint32_t round, std::uint32_t board, const QString& text) {
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
  if (!score)
    return settings.without_rounds() ? open_->tell(refusal_words(score), true)
                                     : boards_->tell(refusal_words(score), true);
  give_score(round, board, *score, score_words(*score));
}

void EveningPage::give_score(std::uint32_t round, std::uint32_t board, const tournament::Score& score,
                             const QString& words) {
  const auto* found = round_of(round);
  const auto* now = found == nullptr ? nullptr : found->board(board);
  if (now == nullptr) return;
  // What is there already is corrected, with a reason.
  if (now->score && *now->score != score) return correct(round, board);
  if (now->score) return;
  if (!done(evening_->results().give(round, board, score))) return;
  const QString told = tr("Board %1: %2").arg(board).arg(words);
  evening_->now().settings.without_rounds() ? open_->tell(told) : boards_->tell(told);
}

/// T2.5. What doesn't count is said once, not every few seconds.
void EveningPage::rate() {
  const auto rated = evening_->rate_results(catalogue_);
  const QString problem = !rated                    ? refusal_words(rated)
                          : rated->problems.empty() ? QString()
                                                    : refusal_words(rated->problems.front());
  if (problem.isEmpty() || problem == not_rated_) return;
  not_rated_ = problem;
  say(problem);
}

QStringList EveningPage::preview_words(const CorrectionPreview& told,
                                       const tournament::Board& pairing) const {
  QStringList lines;
  auto moved = told.moved;
  std::ranges::stable_partition(
      moved, [&](const auto& line) { return line.player == pairing.first || line.player == pairing.second; });
  constexpr std::size_t kMostMoved = 6;  // the two of the board first; the others follow from them
  for (std::size_t at = 0; at < std::min(moved.size(), kMostMoved); ++at)
    lines << tr("%1: %2 → %3 points, place %4 → %5")
                 .arg(person_name(*evening_, moved[at].player), points_words(moved[at].score_before),
                      points_words(moved[at].score_after))
                 .arg(moved[at].place_before)
                 .arg(moved[at].place_after);
  if (moved.size() > kMostMoved) lines << tr("and the places of %1 others").arg(moved.size() - kMostMoved);
  for (const auto& [later, draft] : told.otherwise) {
    QStringList pairs;
    for (const auto& one : draft.round.boards)
      pairs << person_name(*evening_, one.first) + QStringLiteral(" – ") + person_name(*evening_, one.second);
    lines << tr("Round %1 stays as it was published. It would have been: %2")
                 .arg(later)
                 .arg(pairs.join(QStringLiteral("; ")));
  }
  return lines;
}

void EveningPage::correct(std::uint32_t round, std::uint32_t board) {
  const auto* found = round_of(round);
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
    return preview_words(*told, pairing);
  };
  CorrectBoard dialog(row, typed, now->swapped, preview, this);
  if (written)
    dialog.write_score(now->score ? QString::fromStdString(tournament::score_text(*now->score)) : QString(),
                       [this](const QString& text) {
                         const auto read =
                             tournament::parse_score(text.toStdString(), evening_->now().settings);
                         return text.isEmpty() || read ? QString() : refusal_words(read);
                       });
  if (dialog.exec() != QDialog::Accepted) return;
  const auto wanted = dialog.wanted();
  done(evening_->results().correct(round, board, score(wanted), wanted.swapped, wanted.reason.toStdString()));
}

PlannedSeat EveningPage::seat_of(const std::string& player) const {
  const auto* one = evening_->now().entrant(player);
  if (one != nullptr && one->data.kind == PlayerKind::kMember)
    return PlannedSeat::member(player, evening_->name(player));
  PlannedSeat guest = PlannedSeat::guest(evening_->name(player));
  // The tournament's guest, no new one: else the result would be somebody else's.
  if (one != nullptr && one->data.kind == PlayerKind::kGuest) guest.id = player;
  return guest;
}

void EveningPage::play(std::uint32_t round, std::uint32_t board) {
  const auto last = static_cast<std::uint32_t>(evening_->now().results_of().size());
  const auto plan = board_plan(*evening_, catalogue_, round == 0 ? last : round, board);
  plan ? emit match_wanted(*plan) : say(refusal_words(plan));
}

/// For fun, while somebody waits or has a bye: it counts nowhere (T4.11).
void EveningPage::play_computer(const std::string& player) {
  const auto& settings = evening_->now().settings;
  const auto* one = evening_->now().entrant(player);
  std::uint32_t game = 0;
  if (is_open_evening(*evening_)) {
    if (one != nullptr && !one->data.likes.empty()) game = one->data.likes.front();
  } else if (!settings.games.empty() && !evening_->now().rounds.empty()) {
    game = static_cast<std::uint32_t>((evening_->now().rounds.size() - 1) % settings.games.size());
  }
  play_here(game,
            {seat_of(player), PlannedSeat::computer(settings.fill.empty() ? kUsualHouse : settings.fill)});
}

void EveningPage::play_here(std::uint32_t at, std::vector<PlannedSeat> seats) {
  const auto& settings = evening_->now().settings;
  if (at >= settings.games.size()) return;
  const auto& game = settings.games[at];
  const auto entry = catalogue_.find(game.variant.empty() ? game.game : game.game + "/" + game.variant);
  if (!entry) return say(refusal_words(entry.error()));
  auto rules = entry->create();
  if (!rules) return say(refusal_words(rules.error()));
  if ((*rules)->seat_count() != seats.size())
    return say(tr("A tournament's board has two seats; this game has others."));
  MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, std::move(*rules));
  plan.seats = std::move(seats);
  plan.rated = false;
  plan.keep = true;
  if (auto clock = tournament_clock(settings, *entry)) plan.clock = std::move(*clock);
  emit match_wanted(plan);
}

void EveningPage::end() {
  if (!evening_) return;
  const auto answer =
      QMessageBox::question(this, tr("End the tournament"),
                            tr("Nothing is paired any more; the standings stay as they are. Results can "
                               "still be corrected."),
                            QMessageBox::Ok | QMessageBox::Cancel, QMessageBox::Ok);
  if (answer == QMessageBox::Ok) done(evening_->end());
}

void EveningPage::ask_more_rounds() {
  bool agreed = false;
  const QString reason =
      QInputDialog::getText(this, tr("One more round"), tr("Reason:"), QLineEdit::Normal, {}, &agreed)
          .simplified();
  if (!agreed) return;
  if (reason.isEmpty()) return boards_->tell(tr("More rounds than were planned need a reason."), true);
  done(one_more_round(*evening_, reason.toStdString()));
}

void EveningPage::undo() {
  if (const auto what = undoable(*evening_)) take_back(*what);
}

void EveningPage::ask_change() {
  if (!evening_) return;
  ChangeDialog dialog(evening_->now().settings, this);
  if (dialog.exec() != QDialog::Accepted) return;
  if (done(change(*evening_, dialog.wanted(), catalogue_))) emit title_changed();
}

void EveningPage::ask_history() {
  if (!evening_) return;
  HistoryDialog dialog(history_lines(*evening_), this);
  connect(&dialog, &HistoryDialog::lots_wanted, this, [this, &dialog] { ask_lots(&dialog); });
  if (dialog.exec() == QDialog::Accepted)
    done(evening_->history().undo(dialog.event(), dialog.reason().toStdString()));
}

void EveningPage::ask_aside() {
  if (!evening_ || evening_->now().aside.empty()) return;
  const auto aside = evening_->now().aside.front();
  using Kind = tournament::Aside::Kind;
  bool agreed = false;
  switch (aside.kind) {
    case Kind::kTwoResults: return correct(aside.round, aside.board);
    case Kind::kPairedTwice: {
      QStringList choices;
      std::vector<std::string> ids;
      for (const std::string& id : aside.events) {
        const auto* event = evening_->now().event(id);
        const auto* published = event == nullptr ? nullptr : std::get_if<tournament::Published>(&event->what);
        if (published == nullptr) continue;
        QStringList pairs;
        for (const auto& one : published->boards)
          pairs << person_name(*evening_, one.first) + QStringLiteral(" – ") +
                       person_name(*evening_, one.second);
        choices << QStringLiteral("%1. %2").arg(ids.size() + 1).arg(pairs.join(QStringLiteral("; ")));
        ids.push_back(id);
      }
      const QString chosen = QInputDialog::getItem(
          this, tr("Paired twice"),
          tr("Two laptops have paired round %1. Which pairing was played?").arg(aside.round), choices, 0,
          false, &agreed);
      if (agreed && choices.contains(chosen))
        done(evening_->history().choose(ids[static_cast<std::size_t>(choices.indexOf(chosen))],
                                        tr("this one was played").toStdString()));
      return;
    }
    case Kind::kTooLate: {
      const QStringList choices{tr("They stay aside"), tr("They are taken in")};
      const QString chosen = QInputDialog::getItem(
          this, tr("From the first laptop"),
          tr("%1 entries were made on a laptop after the evening had gone on elsewhere.")
              .arg(aside.events.size()),
          choices, 0, false, &agreed);
      if (agreed && chosen == choices.back())
        done(evening_->history().accept(aside.events, tr("it was right").toStdString()));
      return;
    }
    case Kind::kWithoutRound:
      return say(tr("Results came for a round that was taken back; enter them again."));
    case Kind::kUnreadable: return say(tr("A newer program has written something that this one can't read."));
  }
}

}  // namespace boardwright::desktop
