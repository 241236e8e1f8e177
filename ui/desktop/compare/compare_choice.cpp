// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/compare_choice.hpp"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "framework/catalogue/apart.hpp"
#include "framework/side_by_side/side_by_side.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

CompareChoice::CompareChoice(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      game_label_(new QLabel),
      variants_label_(new QLabel),
      start_label_(new QLabel),
      position_label_(new QLabel),
      hint_(new QLabel),
      games_(new QComboBox),
      starts_(new QComboBox),
      variants_(new QListWidget),
      position_(new QLineEdit),
      open_(new QPushButton),
      take_back_(new QPushButton),
      leave_(new QPushButton) {
  build();
  join();
  retranslate();
}

void CompareChoice::build() {
  title_->setProperty("role", "title");
  title_->setWordWrap(true);
  hint_->setProperty("role", "muted");
  hint_->setWordWrap(true);
  for (auto* label : {game_label_, variants_label_, start_label_, position_label_}) label->setWordWrap(true);
  games_->setObjectName("compare_game");
  starts_->setObjectName("compare_start");
  variants_->setObjectName("compare_variants");
  position_->setObjectName("compare_position");
  open_->setObjectName("compare_open");
  take_back_->setObjectName("compare_take_back");
  leave_->setObjectName("compare_leave");
  game_label_->setBuddy(games_);
  variants_label_->setBuddy(variants_);
  start_label_->setBuddy(starts_);
  position_label_->setBuddy(position_);
  // Long names are cut rather than make the page wider.
  for (auto* box : {games_, starts_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
  }
  variants_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  variants_->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (QWidget* widget : std::initializer_list<QWidget*>{title_, game_label_, games_, variants_label_})
    column->addWidget(widget);
  column->addWidget(variants_, 1);
  for (QWidget* widget : std::initializer_list<QWidget*>{hint_, start_label_, starts_, position_label_,
                                                         position_, open_, take_back_, leave_})
    column->addWidget(widget);
}

void CompareChoice::join() {
  connect(games_, &QComboBox::activated, this,
          [this](int index) { emit game_chosen(games_->itemData(index).toString().toStdString()); });
  connect(variants_, &QListWidget::itemChanged, this, &CompareChoice::take_check);
  connect(starts_, &QComboBox::activated, this, [this](int index) {
    if (index >= 0) emit start_chosen(static_cast<std::size_t>(index));
  });
  connect(position_, &QLineEdit::returnPressed, this,
          [this] { emit position_entered(position_->text().trimmed().toStdString()); });
  connect(open_, &QPushButton::clicked, this, &CompareChoice::open_wanted);
  connect(take_back_, &QPushButton::clicked, this, &CompareChoice::take_back_wanted);
  connect(leave_, &QPushButton::clicked, this, &CompareChoice::leave_wanted);
}

void CompareChoice::offer(const Catalogue& catalogue, std::shared_ptr<const Game> game) {
  game_ = std::move(game);
  offer_games(catalogue);
  list_variants();
}

void CompareChoice::offer_games(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  list_games();
}

void CompareChoice::list_games() {
  games_->clear();
  for (const auto& game : catalogue_.games()) {
    if (!game->file_problems().empty() || plays_apart(*game) || game->variants().size() < 2) continue;
    games_->addItem(QString::fromStdString(game->name(spoken_language())),
                    QString::fromStdString(game->id()));
    if (game == game_) games_->setCurrentIndex(games_->count() - 1);
  }
}

bool CompareChoice::offers(const std::string& game) const {
  return games_->findData(QString::fromStdString(game)) >= 0;
}

std::string CompareChoice::first_game() const { return games_->itemData(0).toString().toStdString(); }

void CompareChoice::list_variants() {
  const QSignalBlocker quiet(variants_);
  const auto names = checked();
  variants_->clear();
  if (game_ == nullptr) return;
  for (const Variant& variant : game_->variants()) {
    const QString id = QString::fromStdString(game_->id() + "/" + variant.id);
    auto* item = new QListWidgetItem(QString::fromStdString(game_->variant_name(spoken_language(), variant)));
    item->setData(Qt::UserRole, id);
    item->setToolTip(QString::fromStdString(game_->variant_summary(spoken_language(), variant)));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
    variants_->addItem(item);
  }
  check(names);
}

void CompareChoice::check(const std::vector<std::string>& names) {
  const QSignalBlocker quiet(variants_);
  for (int row = 0; row < variants_->count(); ++row) {
    const auto name = variants_->item(row)->data(Qt::UserRole).toString().toStdString();
    const bool on = std::find(names.begin(), names.end(), name) != names.end();
    variants_->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
  }
}

std::vector<std::string> CompareChoice::checked() const {
  std::vector<std::string> names;
  for (int row = 0; row < variants_->count(); ++row)
    if (variants_->item(row)->checkState() == Qt::Checked)
      names.push_back(variants_->item(row)->data(Qt::UserRole).toString().toStdString());
  return names;
}

void CompareChoice::take_check(QListWidgetItem* item) {
  const auto names = checked();
  if (names.size() <= kMostSides) return emit variants_chosen(names);
  item->setCheckState(Qt::Unchecked);  // asks again, with one less
  emit too_many();
}

void CompareChoice::offer_starts(const QStringList& sides) {
  starts_->clear();
  starts_->addItems(sides);
}

void CompareChoice::rename_starts(const QStringList& sides) {
  for (int side = 0; side < starts_->count(); ++side) starts_->setItemText(side, sides.value(side));
}

void CompareChoice::show_games(const SideBySide* games, const GameLine* looked_at) {
  for (QWidget* widget : std::initializer_list<QWidget*>{starts_, position_, open_})
    widget->setEnabled(games != nullptr);
  take_back_->setEnabled(games != nullptr && games->can_take_back());
  position_->setText(looked_at != nullptr ? QString::fromStdString(looked_at->now().text()) : QString());
  position_->setCursorPosition(0);
}

void CompareChoice::focus_first() { games_->setFocus(Qt::OtherFocusReason); }

void CompareChoice::retranslate() {
  title_->setText(tr("Rule sets side by side"));
  game_label_->setText(tr("Ga&me:"));
  variants_label_->setText(tr("Variant&s, two to four:"));
  hint_->setText(tr("A move on one board is made on every board that allows it."));
  start_label_->setText(tr("From the start o&f:"));
  position_label_->setText(tr("From a p&osition:"));
  open_->setText(tr("Run a re&cord…"));
  take_back_->setText(tr("&Take back"));
  leave_->setText(tr("&Leave"));
  list_games();
  list_variants();
  variants_->setAccessibleName(variants_label_->text().remove('&'));
}

void CompareChoice::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
