// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/tournament_page.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/people_panel.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/start/row_list.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kEveningMargin = 24, kChoicesWidth = 760, kChoiceHeight = 52;

}  // namespace

TournamentPage::TournamentPage(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      steps_(new PageStack),
      choices_title_(new QLabel),
      known_title_(new QLabel),
      form_title_(new QLabel),
      form_sentence_(new QLabel),
      message_(new QLabel),
      more_(new Fold),
      known_(new RowList),
      form_(new TournamentForm(std::move(catalogue))),
      leave_(new QPushButton),
      copy_(new QPushButton),
      back_(new QPushButton),
      begin_(new QPushButton) {
  setObjectName("tournament_page");
  message_->setObjectName("tournament_message");
  message_->setProperty("role", "wrong");
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::PlainText);
  message_->hide();
  steps_->addWidget(build_choices());
  steps_->addWidget(build_form());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kEveningMargin, 8, kEveningMargin, kEveningMargin);
  column->setSpacing(8);
  column->addWidget(message_);
  column->addWidget(steps_, 1);
  retranslate();
}

QWidget* TournamentPage::build_choices() {
  for (QLabel* label : {choices_title_, form_title_}) label->setProperty("role", "title");
  known_title_->setProperty("role", "heading");
  auto* inside = new QWidget;
  inside->setMaximumWidth(kChoicesWidth);
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(12);
  column->addWidget(choices_title_);
  const auto offer = [this](auto kinds) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(10);
    grid->setColumnStretch(1, 1);
    for (const EveningKind kind : kinds) {
      auto* choice = new QPushButton;
      choice->setObjectName("kind " + QString::number(static_cast<int>(kind)));
      choice->setMinimumHeight(kChoiceHeight);
      auto* sentence = new QLabel;
      sentence->setWordWrap(true);
      sentence->setTextFormat(Qt::PlainText);
      const int row = grid->rowCount();
      grid->addWidget(choice, row, 0);
      grid->addWidget(sentence, row, 1);
      connect(choice, &QPushButton::clicked, this, [this, kind] { choose(kind); });
      choices_.push_back({kind, choice, sentence});
    }
    return grid;
  };
  column->addLayout(offer(kTournamentKinds));
  choices_.front().button->setProperty("primary", true);
  more_->setObjectName("kinds_more");
  more_->column().addLayout(offer(kMoreKinds));
  column->addWidget(more_);
  column->addSpacing(8);
  column->addWidget(known_title_);
  column->addWidget(known_);
  column->addStretch();
  leave_->setObjectName("tournament_leave");
  copy_->setObjectName("tournament_copy");
  auto* foot = new QHBoxLayout;
  foot->addWidget(copy_);
  foot->addStretch();
  foot->addWidget(leave_);
  column->addLayout(foot);
  connect(copy_, &QPushButton::clicked, this, &TournamentPage::copy_wanted);
  connect(leave_, &QPushButton::clicked, this, &TournamentPage::left);
  connect(known_, &RowList::chosen, this, &TournamentPage::go_on_wanted);
  return new ColumnScroll(inside);
}

QWidget* TournamentPage::build_form() {
  form_sentence_->setProperty("role", "muted");
  form_sentence_->setWordWrap(true);
  back_->setObjectName("tournament_back");
  begin_->setObjectName("tournament_begin");
  begin_->setProperty("primary", true);
  auto* step = new QWidget;
  auto* column = new QVBoxLayout(step);
  column->setContentsMargins({});
  column->setSpacing(10);
  column->addWidget(form_title_);
  column->addWidget(form_sentence_);
  column->addWidget(new ColumnScroll(form_), 1);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(back_);
  buttons->addStretch();
  buttons->addWidget(begin_);
  column->addLayout(buttons);
  connect(back_, &QPushButton::clicked, this, &TournamentPage::show_choices);
  connect(begin_, &QPushButton::clicked, this,
          [this] { emit begin_wanted(form_->settings(), form_->people()); });
  connect(form_, &TournamentForm::changed, this, &TournamentPage::look);
  return step;
}

void TournamentPage::use_club(const std::shared_ptr<Club>& club) {
  club_ = club;
  form_->use_club(club);
}

void TournamentPage::set_known(const std::vector<Known>& known) {
  std::vector<RowList::Row> rows;
  for (const Known& one : known) rows.push_back({one.id, one.name, one.words});
  known_->set_rows(rows);
  known_->setVisible(!rows.empty());
  known_title_->setVisible(!rows.empty());
}

bool TournamentPage::choosing() const { return steps_->currentIndex() == 0; }

void TournamentPage::show_choices() {
  say({});
  steps_->setCurrentIndex(0);
  choices_.front().button->setFocus();
  emit title_changed();
}

void TournamentPage::choose(EveningKind kind) {
  say({});
  kind_ = kind;
  std::vector<SeatMember> members;
  if (club_) {
    const auto known = club_->people().members();
    if (!known) say(refusal_words(known.error()));
    for (const auto& one : known.value_or(std::vector<ClubPlayer>())) members.push_back({one.id, one.name});
  }
  form_->begin(kind, std::move(members));
  steps_->setCurrentIndex(1);
  retranslate();
  form_->people_panel().field().setFocus();
  emit title_changed();
}

void TournamentPage::look() { begin_->setEnabled(form_->problem().isEmpty()); }

QString TournamentPage::title() const { return choosing() ? tr("Club evening") : kind_name(kind_); }

void TournamentPage::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) announce(*this, sentence);
}

void TournamentPage::focus_first() {
  if (choosing()) choices_.front().button->setFocus();
}

void TournamentPage::retranslate() {
  choices_title_->setText(tr("What is it to be this evening?"));
  known_title_->setText(tr("Go on with"));
  more_->set_title(tr("More kinds of tournament"));
  for (const Choice& choice : choices_) {
    choice.button->setText(kind_name(choice.kind));
    choice.sentence->setText(kind_sentence(choice.kind));
    choice.button->setAccessibleDescription(choice.sentence->text());
  }
  form_title_->setText(kind_name(kind_));
  form_sentence_->setText(kind_sentence(kind_));
  leave_->setText(tr("Leave"));
  copy_->setText(tr("Go on from a copy…"));
  copy_->setToolTip(tr("Another laptop has left it on a stick or in a folder."));
  back_->setText(tr("Back"));
  begin_->setText(tr("Begin"));
}

void TournamentPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    say({});
    retranslate();
  }
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
