// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/sheet_form.hpp"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/enter/result_choice.hpp"
#include "ui/desktop/enter/score_sheet.hpp"
#include "ui/desktop/enter/sheet_head.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/named_button.hpp"

namespace boardwright::desktop {

SheetForm::SheetForm(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent),
      head_(new SheetHead(catalogue)),
      result_(new ResultChoice),
      rated_(new QCheckBox),
      title_(new QLabel),
      note_(new QLabel),
      position_label_(new QLabel),
      position_(new QLineEdit),
      club_(named_button("enter_into_club")),
      save_(named_button("enter_save")),
      next_(named_button("enter_next")),
      leave_(named_button("enter_leave")) {
  title_->setProperty("role", "title");
  note_->setProperty("role", "muted");
  rated_->setObjectName("enter_rated");
  position_->setObjectName("enter_position");
  club_->setProperty("primary", true);
  position_label_->setBuddy(position_);
  for (QLabel* label : {title_, note_, position_label_}) label->setWordWrap(true);
  lay_out();
  join();
  retranslate();
}

void SheetForm::lay_out() {
  auto* form = new QWidget;
  auto* column = new QVBoxLayout(form);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(6);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{title_, note_, head_, position_label_, position_, result_, rated_})
    column->addWidget(widget);
  column->addStretch(1);
  auto* scroll = new ColumnScroll(form);  // a game of many seats has many names
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(8);
  whole->addWidget(scroll, 1);
  whole->addWidget(club_);
  whole->addWidget(save_);
  auto* last = new QHBoxLayout;
  last->setSpacing(8);
  last->addWidget(next_, 1);
  last->addWidget(leave_, 1);
  whole->addLayout(last);
}

void SheetForm::join() {
  connect(position_, &QLineEdit::returnPressed, this,
          [this] { emit position_wanted(position_->text().trimmed()); });
  connect(result_, &ResultChoice::chosen, this, &SheetForm::result_chosen);
  connect(club_, &QPushButton::clicked, this, &SheetForm::club_wanted);
  connect(save_, &QPushButton::clicked, this, &SheetForm::save_wanted);
  connect(next_, &QPushButton::clicked, this, &SheetForm::next_wanted);
  connect(leave_, &QPushButton::clicked, this, &SheetForm::leave_wanted);
}

void SheetForm::begin(const ScoreSheet& sheet) {
  head_->choose(sheet.entry(), sheet.rules());
  position_->clear();
  rated_->setChecked(false);
}

void SheetForm::show_position(const ScoreSheet& sheet) {
  position_->setEnabled(sheet.is_open() && sheet.game().size() == 0);
  result_->setEnabled(sheet.is_open());
  result_->offer(sheet.game(), sheet.words());
}

void SheetForm::show_state(const ScoreSheet* sheet, bool club) {
  const bool ended = sheet != nullptr && sheet->game().result().has_value();
  const bool open = sheet == nullptr || sheet->is_open();
  club_->setVisible(club);
  club_->setEnabled(ended && open && !head_->twice());
  club_->setToolTip(ended ? QString() : tr("The game needs a result first."));
  rated_->setVisible(club);
  rated_->setEnabled(head_->all_members() && sheet != nullptr && sheet->begins_at_start() && open);
  rated_->setToolTip(rated_->isEnabled() ? QString()
                                         : tr("Only games between two members, from the start of the game."));
  head_->setEnabled(open);
  save_->setEnabled(sheet != nullptr && sheet->game().size() > 0);
}

void SheetForm::focus_next() { next_->setFocus(Qt::OtherFocusReason); }

bool SheetForm::rated() const { return rated_->isEnabled() && rated_->isChecked(); }

QString SheetForm::title() const { return tr("From a score sheet"); }

QString SheetForm::next_words() const { return next_->text(); }

void SheetForm::retranslate() {
  title_->setText(title());
  note_->setText(
      tr("A game that was played on a real board. Whatever is entered is marked as not verified."));
  position_label_->setText(tr("From a position (not from the start):"));
  position_->setAccessibleName(tr("Position that the game began with"));
  rated_->setText(tr("Rated"));
  club_->setText(tr("Into the club's results"));
  save_->setText(tr("Save record…"));
  next_->setText(tr("Next sheet"));
  leave_->setText(tr("Leave"));
}

void SheetForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
