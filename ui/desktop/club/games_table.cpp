// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/games_table.hpp"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_table.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kAtOnce = 100;  // taller than any screen, so that there is something to scroll to
constexpr int kGame = 1, kPlayers = 2, kEndedBy = 4, kCounts = 5;  // columns

}  // namespace

GamesTable::GamesTable(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent)
    : QTableWidget(0, 6, parent), club_(std::move(club)), catalogue_(catalogue) {
  setAccessibleName(tr("Games"));
  setHorizontalHeaderLabels(
      {tr("Time"), tr("Game"), tr("Players"), tr("Result"), tr("Ended by"), tr("Counts")});
  dress_club_table(*this);
  horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  setToolTip(tr("A double click or Enter opens a game."));
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
    if (value == verticalScrollBar()->maximum()) show_more();
  });
  connect(this, &QTableWidget::cellDoubleClicked, this, [this] { want(WantedGame::How::kOpen); });
}

void GamesTable::show_games(GameQuery query) {
  const ResultInfo* before = chosen();
  const std::string match = before != nullptr ? before->played.match : std::string();
  query_ = std::move(query);
  games_.clear();
  all_ = 0;
  setRowCount(0);
  show_more();
  resizeColumnsToContents();
  constexpr int kRoomOfHeading = 28;
  horizontalHeader()->setMinimumSectionSize(
      horizontalHeader()->fontMetrics().horizontalAdvance(tr("Players")) + kRoomOfHeading);
  horizontalHeader()->setSectionResizeMode(kPlayers, QHeaderView::Stretch);
  share_room();
  for (std::size_t row = 0; row < games_.size(); ++row)
    if (games_[row].played.match == match) selectRow(static_cast<int>(row));
  emit itemSelectionChanged();
}

void GamesTable::share_room() {
  const auto least = [this](int column) {
    return std::max(110, horizontalHeader()->sectionSizeHint(column));
  };
  const auto wished = [this](int column) {
    return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
  };
  int missing = wished(kPlayers) - viewport()->width();
  for (int column = 0; column < columnCount(); ++column)
    if (column != kPlayers && !isColumnHidden(column)) missing += wished(column);
  for (const int column : {kEndedBy, kGame}) {
    if (isColumnHidden(column)) continue;
    const int given = std::clamp(missing, 0, std::max(0, wished(column) - least(column)));
    setColumnWidth(column, wished(column) - given);
    missing -= given;
  }
}

void GamesTable::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  share_room();
}

void GamesTable::show_more() {
  if (!games_.empty() && games_.size() >= all_) return;
  GameQuery next = query_;
  next.skip = games_.size();
  next.limit = kAtOnce;
  auto found = club_->results().find(next);
  if (!found) return emit failed(refusal_words(found.error()));
  all_ = found->all;
  const int first = static_cast<int>(games_.size());
  setRowCount(first + static_cast<int>(found->games.size()));
  for (auto& game : found->games) {
    games_.push_back(std::move(game));
    fill(static_cast<int>(games_.size()) - 1, games_.back());
  }
}

void GamesTable::fill(int row, const ResultInfo& result) {
  const MatchResult& shown = result.holds ? *result.holds : result.played;
  QString counts = !result.holds                 ? tr("voided")
                   : !result.corrections.empty() ? tr("corrected")
                   : shown.rated                 ? tr("rated")
                                                 : tr("unrated");
  if (result.played.entered) counts = tr("%1, entered, not verified").arg(counts);
  const QStringList cells{short_time(shown.time),
                          game_title(catalogue_, shown.game, shown.variant, shown.variant.empty()),
                          opponents(shown.seats, result.names),
                          score_text(shown.seats),
                          short_reason(catalogue_, shown.game, shown.reason),
                          counts};
  for (int at = 0; at < cells.size(); ++at) {
    auto* item = new QTableWidgetItem(cells[at]);
    if (at == kPlayers || at == kGame) item->setToolTip(cells[at]);
    if (at == kEndedBy) item->setToolTip(capitalised(reason_title(catalogue_, shown.game, shown.reason)));
    setItem(row, at, item);
  }
}

void GamesTable::hide_details() {
  for (const int column : {kEndedBy, kCounts}) setColumnHidden(column, true);
}

const ResultInfo* GamesTable::chosen() const {
  const auto rows = selectionModel()->selectedRows();
  return rows.isEmpty() || static_cast<std::size_t>(rows.front().row()) >= games_.size()
             ? nullptr
             : &games_[static_cast<std::size_t>(rows.front().row())];
}

void GamesTable::want(WantedGame::How how) {
  const ResultInfo* game = chosen();
  if (game == nullptr) return;
  const std::string match = game->played.match;
  if (how == WantedGame::How::kPosition) return ask_position(match);
  emit wanted({match, how, 0});
}

void GamesTable::ask_position(const std::string& match) {
  const auto opened = club_->matches().finished(match, catalogue_);
  if (!opened) return emit failed(refusal_words(opened.error()));
  const int last = static_cast<int>(opened->record.moves.size());
  bool agreed = false;
  const int moves = QInputDialog::getInt(
      this, tr("Go to position"), tr("After how many moves (0 to %1):").arg(last), last, 0, last, 1, &agreed);
  if (agreed) emit wanted({match, WantedGame::How::kPosition, static_cast<std::size_t>(moves)});
}

void GamesTable::contextMenuEvent(QContextMenuEvent* event) {
  if (chosen() == nullptr) return;
  QMenu menu(this);
  using How = WantedGame::How;
  const auto offer = [&](const QString& words, How how) {
    menu.addAction(words, this, [this, how] { want(how); });
  };
  offer(tr("&Open"), How::kOpen);
  offer(tr("&Review"), How::kReview);
  offer(tr("&Go to position…"), How::kPosition);
  menu.addSeparator();
  offer(tr("&Save record…"), How::kSave);
  menu.exec(event->globalPos());
}

void GamesTable::keyPressEvent(QKeyEvent* event) {
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && chosen() != nullptr)
    return want(WantedGame::How::kOpen);
  QTableWidget::keyPressEvent(event);
}

}  // namespace boardwright::desktop
