// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/club_dialog.hpp"

#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>
#include <utility>

#include "framework/record/save_format.hpp"
#include "framework/store/backup.hpp"
#include "framework/store/transfer.hpp"
#include "framework/table/game_files.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/ladder_page.hpp"
#include "ui/desktop/club/matches_page.hpp"
#include "ui/desktop/club/players_page.hpp"
#include "ui/desktop/club/results_page.hpp"
#include "ui/desktop/kit/room_scroll.hpp"

namespace boardwright::desktop {

ClubDialog::ClubDialog(const std::shared_ptr<Club>& club, const Catalogue& catalogue, QWidget* parent)
    : QDialog(parent),
      club_(club),
      catalogue_(catalogue),
      tabs_(new QTabWidget),
      matches_(new MatchesPage(club, catalogue)),
      ladder_(new LadderPage(club, catalogue)),
      players_(new PlayersPage(club, catalogue)),
      results_(new ResultsPage(club, catalogue)),
      words_(new QLabel) {
  setWindowTitle(tr("Club"));
  resize(940, 640);
  tabs_->setObjectName("club_tabs");
  tabs_->setDocumentMode(true);
  tabs_->addTab(new RoomScroll(matches_), tr("Unfinished matches"));
  tabs_->addTab(new RoomScroll(ladder_), tr("Ladder"));
  tabs_->addTab(new RoomScroll(players_), tr("Members"));
  tabs_->addTab(new RoomScroll(results_), tr("Results"));
  words_->setObjectName("club_words");
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 8, 0, 0);
  column->addWidget(tabs_, 1);
  column->addLayout(build_foot());
  join_pages();
}

QLayout* ClubDialog::build_foot() {
  auto* backup = new QPushButton(tr("&Back up…"));
  auto* import = new QPushButton(tr("&Import…"));
  auto* close = new QPushButton(tr("&Close"));
  backup->setToolTip(tr("Copies everything into a file, while the club goes on."));
  import->setToolTip(
      tr("Takes over what another computer has exported or handed over; twice changes nothing."));
  // Enter belongs to the lists above.
  for (auto* button : {backup, import, close}) button->setAutoDefault(false);
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(16, 0, 16, 16);
  foot->setSpacing(8);
  foot->addWidget(backup);
  foot->addWidget(import);
  foot->addWidget(words_, 1);
  foot->addWidget(close);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(backup, &QPushButton::clicked, this, [this] {
    const QString name = QFileDialog::getSaveFileName(this, tr("Back up"), QStringLiteral("club-backup.db"));
    if (name.isEmpty()) return;
    const auto kept = back_up(name);
    say(kept ? tr("Everything is in %1 now.").arg(name) : refusal_words(kept.error()), !kept);
  });
  connect(import, &QPushButton::clicked, this, [this] {
    const QString name = QFileDialog::getOpenFileName(this, tr("Import"));
    if (name.isEmpty()) return;
    if (const auto taken = import_from(name); !taken) say(refusal_words(taken.error()), true);
  });
  return foot;
}

/// What one page does shows on the others.
void ClubDialog::join_pages() {
  connect(matches_, &MatchesPage::resume_wanted, this, [this](const QString& match) {
    match_ = match.toStdString();
    accept();
  });
  connect(tabs_, &QTabWidget::currentChanged, this, [this](int tab) { fill(static_cast<Tab>(tab)); });
  connect(ladder_, &LadderPage::player_chosen, this, [this](const QString& player) {
    show_tab(Tab::kPlayers);
    players_->choose(player);
  });
  const auto wrong = [this](const QString& sentence) { say(sentence, true); };
  connect(matches_, &MatchesPage::failed, this, wrong);
  connect(ladder_, &LadderPage::failed, this, wrong);
  connect(players_, &PlayersPage::failed, this, wrong);
  connect(results_, &ResultsPage::failed, this, wrong);
  for (auto* games : {&results_->table(), &players_->games()})
    connect(games, &GamesTable::wanted, this, &ClubDialog::take);
  const auto told = [this](const QString& sentence) { say(sentence, false); };
  connect(ladder_, &LadderPage::said, this, told);
  connect(results_, &ResultsPage::said, this, told);
  connect(matches_, &MatchesPage::changed, this, [this] { changed_by(Tab::kMatches); });
  connect(players_, &PlayersPage::changed, this, [this] { changed_by(Tab::kPlayers); });
  connect(results_, &ResultsPage::changed, this, [this] { changed_by(Tab::kResults); });
}

void ClubDialog::show_tab(Tab tab) {
  tabs_->setCurrentIndex(static_cast<int>(tab));
  fill(tab);
}

void ClubDialog::showEvent(QShowEvent* event) {
  fill(static_cast<Tab>(tabs_->currentIndex()));
  QDialog::showEvent(event);
}

LadderPage& ClubDialog::ladder() {
  fill(Tab::kLadder);
  return *ladder_;
}

PlayersPage& ClubDialog::players() {
  fill(Tab::kPlayers);
  return *players_;
}

MatchesPage& ClubDialog::matches() {
  fill(Tab::kMatches);
  return *matches_;
}

ResultsPage& ClubDialog::results() {
  fill(Tab::kResults);
  return *results_;
}

QString ClubDialog::words() const { return words_->text(); }

void ClubDialog::say(const QString& sentence, bool wrong) {
  words_->setText(sentence);
  style_by(*words_, "role", wrong ? "wrong" : "muted");
}

void ClubDialog::fill(Tab tab) {
  if (!std::exchange(stale_[static_cast<std::size_t>(tab)], false)) return;
  switch (tab) {
    case Tab::kMatches: return matches_->refresh();
    case Tab::kLadder: return ladder_->refresh();
    case Tab::kPlayers: return players_->refresh();
    case Tab::kResults: return results_->refresh();
  }
}

void ClubDialog::changed_by(Tab tab) {
  say({}, false);
  stale_.fill(true);
  stale_[static_cast<std::size_t>(tab)] = false;
}

void ClubDialog::take(const WantedGame& game) {
  if (game.how != WantedGame::How::kSave) {
    wanted_ = game;
    return accept();
  }
  const auto info = club_->results().of(game.match);
  if (!info) return say(refusal_words(info.error()), true);
  const QString name = QFileDialog::getSaveFileName(
      this, tr("Save record"), QString::fromStdString(game_file_name(*info) + ".txt"),
      tr("Records") + " (*.txt *.sgf *.pgn);;" + tr("All files") + " (*)");
  if (name.isEmpty()) return;
  const auto saved = save_game(game.match, name);
  say(saved ? tr("The record is in %1 now.").arg(name) : refusal_words(saved.error()), !saved);
}

Result<void> ClubDialog::save_game(const std::string& match, const QString& file) {
  const auto game = club_->matches().finished(match, catalogue_);
  if (!game) return fail(game.error());
  const std::filesystem::path path = file.toStdString();
  const auto text = record_text(game->record, game->rules, game->game->records(), path);
  if (!text) return fail(file.toStdString() + ": " + text.error());
  return save_file(path, *text);
}

Result<void> ClubDialog::back_up(const QString& file) {
  return club_->store().use([&](Store& store) { return boardwright::back_up(store, file.toStdString()); });
}

Result<void> ClubDialog::import_from(const QString& file) {
  const auto text = read_text(file.toStdString(), kLargestStoreText, "a store's text");
  if (!text) return fail(text.error());
  const auto report = club_->store().use([&](Store& store) { return import_text(store, *text); });
  if (!report) return fail(file.toStdString() + ": " + report.error());
  stale_.fill(true);
  fill(static_cast<Tab>(tabs_->currentIndex()));
  QString words = tr("New: %1 entries of matches, %2 of the club.").arg(report->entries).arg(report->events);
  if (report->other_club) words += " " + tr("They come from another club.");
  if (!report->conflicts.empty())
    words +=
        " " + tr("Set aside because they contradict this club's data: %1.").arg(report->conflicts.size());
  say(words, !report->conflicts.empty());
  return {};
}

}  // namespace boardwright::desktop
