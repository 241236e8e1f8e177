// SPDX-License-Identifier: GPL-3.0-or-later
//
// What EveningPage does with lots that can be checked (T1.7), with games that are chosen at the board (T19.2) and with
// a table that is played in any order (T12.7).
#include <QCoreApplication>
#include <QDate>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "framework/evening/game_choice.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/lots.hpp"
#include "framework/tournament/lots_due.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/choose_game.hpp"
#include "ui/desktop/evening/evening_head.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/lots_dialog.hpp"

namespace boardwright::desktop {

namespace {

struct LotWords {
  Q_DECLARE_TR_FUNCTIONS(LotWords)
};

QString lot_name(const Evening& evening, const std::string& what) {
  if (what == "numbers") return LotWords::tr("the order at first");
  if (what == "initial-side") return LotWords::tr("sides of round 1");
  if (what == tournament::kSidesLot) return LotWords::tr("sides of the evening");
  const QStringList parts = QString::fromStdString(what).split(' ');
  if (parts.size() != 4 || parts.front() != QStringLiteral("level")) return QString::fromStdString(what);
  return LotWords::tr("level match of round %1: %2 – %3")
      .arg(parts[1], person_name(evening, parts[2].toStdString()),
           person_name(evening, parts[3].toStdString()));
}

QString drawn_words(const Evening& evening, const tournament::LotDrawn& lot) {
  if (lot.what == "initial-side")
    return lot.drawn == std::vector<std::string>{"2"} ? LotWords::tr("the first of the list is second player")
                                                      : LotWords::tr("the first of the list is first player");
  if (lot.drawn.empty()) return LotWords::tr("for each pair as it comes");
  QStringList names;
  for (const std::string& player : lot.drawn) names << person_name(evening, player);
  return names.join(QStringLiteral(", "));
}

LotRow row_of(const Evening& evening, const tournament::CheckedLot& checked) {
  LotRow row;
  row.what = lot_name(evening, checked.lot.what);
  row.drawn = drawn_words(evening, checked.lot);
  row.code = QString::fromStdString(checked.hash);
  row.agrees = checked.holds ? LotWords::tr("agrees") : LotWords::tr("does not agree");
  QStringList told;
  told << (checked.holds ? LotWords::tr("Drawn again from its seed %1: it agrees.")
                         : LotWords::tr("Drawn again from its seed %1: it does not agree."))
              .arg(QString::fromStdString(checked.lot.seed).left(64));
  if (checked.promised != 0)
    told << LotWords::tr("The check code was shown from %1 on, and the lot drawn at %2.")
                .arg(short_time(checked.promised), short_time(checked.time));
  else
    told << LotWords::tr("Its check code was not shown before the draw.");
  if (!checked.lot.entropy.empty())
    told << LotWords::tr("Called out before: %1").arg(QString::fromStdString(checked.lot.entropy));
  row.words = told.join(' ');
  return row;
}

}  // namespace

void EveningPage::ask_lots(QWidget* above) {
  if (!evening_) return;
  std::vector<LotRow> rows;
  for (const auto& checked : tournament::checked_lots(evening_->now()))
    rows.push_back(row_of(*evening_, checked));
  const bool due = !tournament::lots_due(evening_->now()).empty();
  LotsDialog dialog(QString::fromStdString(lot_hash(evening_->now())), due, rows, above);
  if (dialog.exec() != QDialog::Accepted) return;
  if (done(evening_->lots().draw(dialog.said().toStdString()))) ask_lots(above);  // what came of it
}

void EveningPage::fill_lots() {
  head_->set_lot(spaced_code(QString::fromStdString(tournament::hash_due(evening_->now()))));
}

void EveningPage::ask_game(std::uint32_t board) {
  const std::uint32_t round = boards_->shown().round;
  const auto choice = board_choice(evening_->now(), evening_->names(), round, board);
  if (!choice) return boards_->tell(refusal_words(choice), true);
  const auto& pairing = round_of(round)->board(board)->pairing;
  std::vector<ChooseGame::Game> games;
  for (std::uint32_t game = 0; game < evening_->now().settings.games.size(); ++game)
    games.push_back({game_words(*evening_, catalogue_, game),
                     std::ranges::find(choice->left, game) != choice->left.end()});
  ChooseGame dialog(
      person_name(*evening_, pairing.first) + QStringLiteral(" – ") + person_name(*evening_, pairing.second),
      games, pairing.game, person_name(*evening_, choice->higher), this);
  if (dialog.exec() != QDialog::Accepted) return;
  const auto chosen = evening_->rounds().choose_game(round, board, dialog.game(),
                                                     dialog.both_agree() ? std::string() : choice->higher);
  if (done(chosen))
    boards_->tell(tr("Board %1 plays %2.").arg(board).arg(game_words(*evening_, catalogue_, dialog.game())));
}

QString EveningPage::table_words() const {
  const auto& now = evening_->now();
  if (now.settings.open_until.empty()) return {};
  const std::size_t left = matches_left(now);
  if (left == 0) return {};
  const QString day = day_words(
      QDate::fromString(QString::fromStdString(now.settings.open_until), Qt::ISODate), spoken_language());
  if (time_is_over(now.settings, utc_now()))
    return tr("The last day was %1. Matches without a result: %2.").arg(day).arg(left);
  QStringList told{tr("Until %1, in any order. Matches to be played: %2.").arg(day).arg(left)};
  if (const auto next = boardwright::open_boards(now, utc_now()); !next.empty())
    told << tr("Next: %1 – %2, round %3, board %4.")
                .arg(person_name(*evening_, next.front().first), person_name(*evening_, next.front().second))
                .arg(next.front().round)
                .arg(next.front().board);
  return told.join(' ');
}

}  // namespace boardwright::desktop
