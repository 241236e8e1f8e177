// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/trial_panel.hpp"

#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/phones/code_picture.hpp"
#include "ui/desktop/phones/phones_page.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kSmallestCode = 132, kLargestCode = 280, kMargin = 6;  // pixels
constexpr int kLookAtNotesEach = 1000;                               // milliseconds

}  // namespace

TrialPanel::TrialPanel(QWidget* parent)
    : QWidget(parent),
      server_(new PhonesServer(this)),
      look_(new QTimer(this)),
      picture_(new CodePicture),
      state_(new QLabel),
      address_(new QLabel),
      here_(new QLabel),
      notes_label_(new QLabel),
      open_(new QPushButton),
      go_(new QPushButton),
      list_(new QListWidget) {
  state_->setObjectName("workshop_trial_state");
  address_->setObjectName("workshop_trial_address");
  address_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  for (QLabel* label : {state_, address_, here_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  open_->setObjectName("workshop_trial_open");
  go_->setObjectName("workshop_trial_go");
  list_->setObjectName("workshop_trial_notes");
  list_->setWordWrap(true);
  picture_->setMinimumSize(kSmallestCode, kSmallestCode);
  picture_->setMaximumSize(kLargestCode, kLargestCode);
  notes_label_->setBuddy(list_);

  lay_out();
  join();
  show_state();
  show_notes();
}

void TrialPanel::lay_out() {
  auto* words = new QVBoxLayout;
  words->setSpacing(6);
  words->addWidget(state_);
  words->addWidget(address_);
  words->addWidget(here_);
  words->addWidget(open_, 0, Qt::AlignLeft);
  words->addStretch(1);
  auto* written = new QVBoxLayout;
  written->setSpacing(6);
  auto* head = new QHBoxLayout;
  head->addWidget(notes_label_, 1);
  head->addWidget(go_);
  written->addLayout(head);
  written->addWidget(list_, 1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, kMargin, 0, 0);
  row->setSpacing(16);
  row->addWidget(picture_);
  row->addLayout(words, 2);
  row->addLayout(written, 3);
}

void TrialPanel::join() {
  look_->setInterval(kLookAtNotesEach);
  connect(look_, &QTimer::timeout, this, &TrialPanel::read_notes);
  connect(server_, &PhonesServer::changed, this, &TrialPanel::follow);
  connect(open_, &QPushButton::clicked, this, [this] {
    if (server_->state() == PhonesServer::State::kClosed)
      open();
    else
      server_->close();
  });
  const auto go = [this] {
    const int at = list_->currentRow();
    if (at >= 0) emit position_wanted(QString::fromStdString(notes_[static_cast<std::size_t>(at)].position));
  };
  connect(go_, &QPushButton::clicked, this, go);
  connect(list_, &QListWidget::itemActivated, this, go);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int at) { go_->setEnabled(at >= 0); });
}

TrialPanel::~TrialPanel() { server_->disconnect(this); }

void TrialPanel::set_game(const std::filesystem::path& game, const TrialPlace& place) {
  server_->close();
  open_again_ = false;
  game_ = game;
  place_ = place;
  notes_.clear();
  read_at_ = {};
  problem_.clear();
  read_notes();
  show_notes();
  show_state();
}

void TrialPanel::open() {
  any_port_ = false;
  open_again_ = server_->state() == PhonesServer::State::kClosing;  // another game's
  open_at(kUsualPort);
}

void TrialPanel::open_at(quint16 port) {
  if (game_.empty()) return;
  const QString name = QString::fromStdString(game_.stem().string());
  server_->open({.store = QString::fromStdString(place_.store.string()),
                 .games = {},
                 .club = tr("Trial: %1").arg(name),
                 .codes = false,
                 .port = port,
                 .trial = QString::fromStdString(game_.string())});
}

QString TrialPanel::address() const {
  return server_->is_open() ? server_->news().addresses.value(0) : QString();
}
QString TrialPanel::sentence() const { return state_->text(); }

void TrialPanel::follow() {
  using State = PhonesServer::State;
  if (server_->state() == State::kClosed && std::exchange(open_again_, false)) return open();
  // Nobody has typed this address yet: any other port is as good.
  if (server_->state() == State::kClosed && server_->problem() == PhonesServer::Problem::kPort &&
      !any_port_) {
    any_port_ = true;
    return open_at(0);
  }
  const QString before = picture_->text();
  show_state();
  if (const QString now = address(); !now.isEmpty() && now != before)
    announce(*this, tr("Open to phones: %1").arg(now));
  if (server_->is_open())
    look_->start();
  else
    look_->stop();
  read_notes();
}

void TrialPanel::show_state() {
  using State = PhonesServer::State;
  const State now = server_->state();
  const QString at = address();
  const bool wrong = now == State::kClosed && server_->problem() != PhonesServer::Problem::kNone;
  picture_->set_text(at);
  picture_->setVisible(!at.isEmpty());
  address_->setText(at);
  address_->setVisible(!at.isEmpty());
  const QStringList& people = server_->news().people;
  here_->setVisible(!at.isEmpty());
  here_->setText(people.isEmpty() ? tr("Nobody is here yet.") : tr("Here: %1").arg(people.join(", ")));
  open_->setText(now == State::kOpening   ? tr("Opening…")
                 : now == State::kClosing ? tr("Closing…")
                 : now == State::kOpen    ? tr("Close to phones")
                                          : tr("Open to phones"));
  open_->setEnabled(!game_.empty() && (now == State::kClosed || now == State::kOpen));
  state_->setText(
      wrong ? PhonesPage::problem_words(*server_)
      : now == State::kOpen
          ? tr("Scan the code and play. Nothing counts. A game keeps its rules; the next one takes "
               "those that were saved last.")
          : tr("Whoever is in the same network plays these rules on a phone, and writes you a line "
               "with a position afterwards."));
  style_by(*state_, "role", wrong ? "wrong" : "");
}

void TrialPanel::read_notes() {
  std::error_code none;
  const auto written = std::filesystem::last_write_time(place_.notes, none);
  if (place_.notes.empty() || none || written == read_at_) return;
  auto notes = notes_in(place_.notes);
  if (!notes) {
    problem_ = refusal_words(notes.error());
    return show_notes();
  }
  read_at_ = written;
  problem_.clear();
  const std::size_t before = notes_.size();
  notes_ = {notes->rbegin(), notes->rend()};  // the newest first
  show_notes();
  if (server_->is_open() && notes_.size() > before)
    announce(*this, tr("%1 writes: %2")
                        .arg(QString::fromStdString(notes_.front().name),
                             QString::fromStdString(notes_.front().words)));
}

void TrialPanel::show_notes() {
  notes_label_->setText(problem_.isEmpty() ? tr("What people have written") : problem_);
  go_->setText(tr("Go to the position"));
  list_->clear();
  const QLocale locale(code_of(spoken_language()));
  for (const TrialNote& note : notes_) {
    const auto time = QDateTime::fromMSecsSinceEpoch(note.time.time_since_epoch().count());
    list_->addItem(tr("%1, %2: %3")
                       .arg(locale.toString(time, "d MMM HH:mm"), QString::fromStdString(note.name),
                            QString::fromStdString(note.words)));
  }
  if (!notes_.empty()) list_->setCurrentRow(0);
  go_->setEnabled(!notes_.empty());
}

/// The code grows with the room below the board.
void TrialPanel::resizeEvent(QResizeEvent* event) {
  picture_->setFixedWidth(std::clamp(height() - kMargin, kSmallestCode, kLargestCode));
  QWidget::resizeEvent(event);
}

void TrialPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    show_state();
    show_notes();
  }
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
