// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/players_page.hpp"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QUrl>
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/appearance/wrapped_row.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/club/games_table.hpp"
#include "ui/desktop/club/member_page.hpp"

namespace boardwright::desktop {

PlayersPage::PlayersPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent),
      club_(std::move(club)),
      catalogue_(catalogue),
      list_(new QListWidget),
      name_(new QLineEdit),
      add_(new QPushButton(tr("&Add"))),
      rename_(new QPushButton(tr("&Rename…"))),
      merge_(new QPushButton(tr("&Join with…"))),
      anonymise_(new QPushButton(tr("&Erase name…"))),
      page_(new QTextBrowser),
      games_(new GamesTable(club_, catalogue)) {
  list_->setObjectName("members");
  list_->setAccessibleName(tr("Members"));
  list_->setResizeMode(QListView::Adjust);  // laid out again once it is dressed
  name_->setObjectName("new_member");
  name_->setPlaceholderText(tr("A new member's name"));
  constexpr int kAround = 28;  // of a field's letters
  name_->setMinimumWidth(name_->fontMetrics().horizontalAdvance(name_->placeholderText()) + kAround);
  name_->setMaxLength(100);
  add_->setObjectName("add_member");
  page_->setObjectName("member_page");
  games_->setObjectName("member_games");
  games_->hide_details();  // half of the page's width is not enough for all columns
  page_->setAccessibleName(tr("The chosen member's page"));
  rename_->setObjectName("rename_member");
  merge_->setObjectName("merge_member");
  anonymise_->setObjectName("anonymise_member");
  merge_->setToolTip(tr("Two entries are one person: all results count for one of them."));
  anonymise_->setToolTip(tr("The name goes for ever, the results stay."));
  lay_out();
  join();
  page_->setOpenLinks(false);
  // In a dialog Enter would press the first of them.
  for (auto* button : {add_, rename_, merge_, anonymise_}) button->setAutoDefault(false);
}

void PlayersPage::lay_out() {
  auto* adding = new QHBoxLayout;
  adding->addWidget(name_, 1);
  adding->addWidget(add_);
  auto* left = new QVBoxLayout;
  left->setSpacing(10);
  left->addWidget(list_, 1);
  left->addLayout(adding);
  auto* buttons = new WrappedRow(8);
  buttons->add_gap();
  for (auto* button : {rename_, merge_, anonymise_}) buttons->addWidget(button);
  auto* right = new QVBoxLayout;
  right->setSpacing(10);
  right->addWidget(page_, 4);
  right->addWidget(games_, 3);
  right->addLayout(buttons);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 16, 16, 16);
  row->setSpacing(16);
  row->addLayout(left, 2);
  row->addLayout(right, 5);
}

void PlayersPage::join() {
  connect(name_, &QLineEdit::returnPressed, this, &PlayersPage::add);
  connect(name_, &QLineEdit::textChanged, this,
          [this](const QString& text) { add_->setEnabled(!text.trimmed().isEmpty()); });
  add_->setEnabled(false);
  connect(add_, &QPushButton::clicked, this, &PlayersPage::add);
  connect(rename_, &QPushButton::clicked, this, &PlayersPage::rename);
  connect(merge_, &QPushButton::clicked, this, &PlayersPage::merge);
  connect(anonymise_, &QPushButton::clicked, this, &PlayersPage::anonymise);
  connect(list_, &QListWidget::currentRowChanged, this, &PlayersPage::show_player);
  connect(games_, &GamesTable::failed, this, &PlayersPage::failed);
  connect(page_, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& link) { choose(link.toString().section(':', 1)); });
}

void PlayersPage::refresh() {
  const ClubPlayer* before = chosen();
  const QString id = before != nullptr ? QString::fromStdString(before->id) : QString();
  auto members = club_->people().members();
  if (!members) emit failed(refusal_words(members.error()));
  members_ = members ? std::move(*members) : std::vector<ClubPlayer>();
  {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const auto& member : members_) list_->addItem(QString::fromStdString(member.name));
    choose(id);
  }
  show_player();  // once: what a row shows is counted from all of the member's matches
}

void PlayersPage::choose(const QString& player) {
  const auto found = std::find_if(members_.begin(), members_.end(),
                                  [&](const ClubPlayer& one) { return one.id == player.toStdString(); });
  list_->setCurrentRow(found != members_.end() ? static_cast<int>(found - members_.begin())
                       : members_.empty()      ? -1
                                               : 0);
}

const ClubPlayer* PlayersPage::chosen() const {
  const auto row = static_cast<std::size_t>(list_->currentRow());
  return row < members_.size() ? &members_[row] : nullptr;
}

void PlayersPage::done(const Result<void>& result) {
  if (!result) return emit failed(refusal_words(result.error()));
  refresh();
  emit changed();
}

void PlayersPage::add() {
  if (name_->text().trimmed().isEmpty()) return;
  const auto added = club_->people().add(name_->text().trimmed().toStdString());
  if (!added) return emit failed(refusal_words(added.error()));
  name_->clear();
  refresh();
  choose(QString::fromStdString(added->id));
  emit changed();
}

void PlayersPage::rename() {
  const ClubPlayer* player = chosen();
  if (player == nullptr) return;
  bool agreed = false;
  const QString name = QInputDialog::getText(this, tr("Rename"), tr("New name:"), QLineEdit::Normal,
                                             QString::fromStdString(player->name), &agreed);
  if (agreed) done(club_->people().rename(player->id, name.trimmed().toStdString()));
}

void PlayersPage::merge() {
  const ClubPlayer* player = chosen();
  if (player == nullptr) return;
  QStringList names;
  for (const auto& member : members_)
    if (member.id != player->id) names << QString::fromStdString(member.name);
  if (names.isEmpty()) return emit failed(tr("There is no other member."));
  bool agreed = false;
  const QString name =
      QInputDialog::getItem(this, tr("Join two entries"),
                            tr("All results of %1 will count for:").arg(QString::fromStdString(player->name)),
                            names, 0, false, &agreed);
  if (!agreed) return;
  for (const auto& member : members_)
    if (QString::fromStdString(member.name) == name)
      return done(club_->people().merge(player->id, member.id));
}

void PlayersPage::anonymise() {
  const ClubPlayer* player = chosen();
  if (player == nullptr) return;
  QMessageBox box(QMessageBox::Question, tr("Erase name"),
                  tr("The name %1 goes for ever; the results stay. Nobody can undo this.")
                      .arg(QString::fromStdString(player->name)),
                  QMessageBox::NoButton, this);
  auto* yes = box.addButton(tr("&Erase"), QMessageBox::AcceptRole);
  auto* no = box.addButton(tr("&Keep"), QMessageBox::RejectRole);
  box.setDefaultButton(no);
  box.setEscapeButton(no);
  box.exec();
  if (box.clickedButton() == yes) done(club_->people().anonymise(player->id));
}

void PlayersPage::show_player() {
  const ClubPlayer* player = chosen();
  for (auto* button : {rename_, merge_, anonymise_}) button->setEnabled(player != nullptr);
  games_->setVisible(player != nullptr);
  page_->setHtml(player != nullptr
                     ? page_of(*player)
                     : QStringLiteral("<p>%1</p>").arg(tr("No members yet. Add the first one on the left.")));
  if (player == nullptr) return;
  GameQuery games;
  games.players = {{player->id}};
  games_->show_games(std::move(games));
}

QString PlayersPage::page_of(const ClubPlayer& player) {
  const auto page = member_page(*club_, catalogue_, player);
  return page ? *page : refusal_words(page.error()).toHtmlEscaped();
}

}  // namespace boardwright::desktop
