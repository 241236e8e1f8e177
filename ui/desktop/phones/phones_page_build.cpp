// SPDX-License-Identifier: GPL-3.0-or-later
//
// How PhonesPage is put together, and its words.
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTimer>
#include <algorithm>

#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/plain_label.hpp"
#include "ui/desktop/phones/access_point.hpp"
#include "ui/desktop/phones/code_picture.hpp"
#include "ui/desktop/phones/keep_awake.hpp"
#include "ui/desktop/phones/phones_page.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kEdge = 24, kChoices = 620, kFacts = 380, kCode = 232, kLongestName = 60, kLongestPassword = 63;

/// How late spectators may see games; after these, at once.
constexpr int kDelayMinutes[] = {1, 5, 10, 15, 30}, kDelayMoves[] = {1, 3, 5};

QLabel* to_copy(const char* name) {
  auto* label = new QLabel;
  label->setObjectName(name);
  label->setTextFormat(Qt::PlainText);
  label->setProperty("role", "title");
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

QVBoxLayout* picture_with(QLabel* caption, CodePicture* picture) {
  auto* column = new QVBoxLayout;
  column->setSpacing(6);
  column->addWidget(caption, 0, Qt::AlignBottom);
  column->addWidget(picture);
  return column;
}

}  // namespace

PhonesPage::PhonesPage(QWidget* parent)
    : Page(parent),
      server_(new PhonesServer(this)),
      awake_(new KeepAwake(this)),
      access_point_(new AccessPoint(this)),
      patience_(new QTimer(this)),
      title_(plain_label("title")),
      message_(plain_label("wrong")),
      leave_(new QPushButton) {
  setObjectName("phones_page");
  message_->setObjectName("phones_message");
  message_->hide();
  title_->setWordWrap(false);
  leave_->setObjectName("phones_leave");
  patience_->setSingleShot(true);
  patience_->setInterval(kNobodyAfter);
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(leave_);
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(12);
  choices_ = build_choices();
  opened_ = build_open();
  column->addWidget(choices_);
  column->addWidget(opened_);
  column->addStretch(1);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
  page->setSpacing(14);
  page->addLayout(head);
  page->addWidget(message_);
  page->addWidget(new ColumnScroll(inside), 1);
  connect(leave_, &QPushButton::clicked, this, &Page::left);
  connect(open_, &QPushButton::clicked, this, [this] { open(port_); });
  connect(other_port_, &QPushButton::clicked, this, [this] { open(0); });
  connect(close_, &QPushButton::clicked, server_, &PhonesServer::close);
  connect(server_, &PhonesServer::changed, this, &PhonesPage::follow);
  connect(access_point_, &AccessPoint::changed, this, &PhonesPage::follow_own_wifi);
  connect(own_wifi_, &QPushButton::clicked, this, &PhonesPage::press_own_wifi);
  connect(patience_, &QTimer::timeout, this, &PhonesPage::tell_causes);
  connect(addresses_, &QComboBox::textActivated, this, [this](const QString& address) {
    shown_address_ = address;
    follow();
  });
  causes_->hide();
  retranslate();
}

QWidget* PhonesPage::build_choices() {
  intro_ = plain_label();
  club_label_ = new QLabel;
  club_ = new QLineEdit;
  club_->setObjectName("phones_club");
  club_->setMaxLength(kLongestName);
  club_->setText(QSettings().value(kClub).toString());
  club_label_->setBuddy(club_);
  codes_ = new QCheckBox;
  codes_->setObjectName("phones_codes");
  codes_->setChecked(QSettings().value(kCodes).toBool());
  delay_label_ = new QLabel;
  delay_ = new QComboBox;
  delay_->setObjectName("phones_delay");
  delay_->addItem(QString(), QString());
  for (const int minutes : kDelayMinutes) delay_->addItem(QString(), QStringLiteral("%1m").arg(minutes));
  for (const int moves : kDelayMoves) delay_->addItem(QString(), QStringLiteral("%1 moves").arg(moves));
  delay_->setCurrentIndex(std::max(0, delay_->findData(QSettings().value(kDelay).toString())));
  delay_label_->setBuddy(delay_);
  open_ = new QPushButton;
  open_->setObjectName("phones_open");
  open_->setProperty("primary", true);
  other_port_ = new QPushButton;
  other_port_->setObjectName("phones_other_port");
  auto* choices = new QWidget;
  choices->setMaximumWidth(kChoices);
  auto* column = new QVBoxLayout(choices);
  column->setContentsMargins({});
  column->setSpacing(12);
  column->addWidget(intro_);
  column->addWidget(club_label_);
  column->addWidget(club_);
  column->addWidget(codes_);
  auto* delays = new QHBoxLayout;
  delays->addWidget(delay_label_);
  delays->addWidget(delay_);
  delays->addStretch(1);
  column->addLayout(delays);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(open_);
  buttons->addWidget(other_port_);
  buttons->addStretch(1);
  column->addSpacing(6);
  column->addLayout(buttons);
  return choices;
}

QWidget* PhonesPage::build_open() {
  page_picture_ = new CodePicture;
  wifi_picture_ = new CodePicture;
  page_picture_->setObjectName("phones_code");
  wifi_picture_->setObjectName("phones_wifi_code");
  for (CodePicture* picture : {page_picture_, wifi_picture_}) picture->set_side(kCode);
  page_caption_ = plain_label();
  wifi_caption_ = plain_label();
  for (QLabel* caption : {page_caption_, wifi_caption_}) caption->setFixedWidth(kCode);
  address_ = to_copy("phones_address");
  address_note_ = plain_label("wrong");
  address_note_->setObjectName("phones_no_network");
  addresses_ = new QComboBox;
  addresses_->setObjectName("phones_addresses");
  addresses_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  close_ = new QPushButton;
  close_->setObjectName("phones_close");
  auto* left = new QVBoxLayout;
  left->setSpacing(10);
  pictures_ = new QHBoxLayout;
  pictures_->setSpacing(20);
  pictures_->addLayout(picture_with(wifi_caption_, wifi_picture_));
  pictures_->addLayout(picture_with(page_caption_, page_picture_));
  pictures_->addStretch(1);
  left->addLayout(pictures_);
  left->addWidget(address_);
  left->addWidget(addresses_, 0, Qt::AlignLeft);
  left->addWidget(address_note_);
  left->addStretch(1);
  auto* right = new QVBoxLayout;
  right->setSpacing(14);
  right->addWidget(build_facts());
  right->addWidget(staff_codes_ = build_codes());
  right->addWidget(causes_ = build_causes());
  right->addWidget(wifi_ = build_wifi());
  right->addWidget(close_, 0, Qt::AlignLeft);
  right->addStretch(1);
  auto* opened = new QWidget;
  halves_ = new QHBoxLayout(opened);
  halves_->setContentsMargins({});
  halves_->setSpacing(28);
  halves_->addLayout(left);
  halves_->addLayout(right, 100);
  halves_->addStretch(1);
  return opened;
}

QWidget* PhonesPage::build_facts() {
  guest_label_ = plain_label("muted");
  here_label_ = plain_label("muted");
  games_label_ = plain_label("muted");
  reached_label_ = plain_label("muted");
  guest_ = to_copy("phones_guest");
  here_ = plain_label();
  here_->setObjectName("phones_here");
  games_now_ = plain_label();
  games_now_->setObjectName("phones_games");
  reached_ = plain_label();
  reached_->setObjectName("phones_reached");
  auto* facts = new QWidget;
  facts->setMaximumWidth(2 * kFacts);
  auto* grid = new QGridLayout(facts);
  grid->setContentsMargins({});
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(10);
  grid->setColumnStretch(1, 1);
  int row = 0;
  const auto add = [&](QLabel* label, QWidget* value) {
    grid->addWidget(label, row, 0, Qt::AlignTop);
    grid->addWidget(value, row++, 1, Qt::AlignTop);
  };
  add(reached_label_, reached_);
  add(here_label_, here_);
  add(games_label_, games_now_);
  add(guest_label_, guest_);
  for (QLabel* label : {guest_label_, here_label_, games_label_, reached_label_}) label->setWordWrap(false);
  return facts;
}

Fold* PhonesPage::build_codes() {
  auto* fold = new Fold;
  fold->setObjectName("phones_staff_codes");
  fold->setMaximumWidth(2 * kFacts);
  codes_use_ = plain_label("muted");
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(8);
  grid->setColumnStretch(1, 1);
  int row = 0;
  const auto add = [&](QLabel*& label, QLabel*& code, const char* name) {
    label = plain_label("muted");
    label->setWordWrap(false);
    code = to_copy(name);
    label->setBuddy(code);
    grid->addWidget(label, row, 0);
    grid->addWidget(code, row++, 1);
  };
  add(helper_label_, helper_, "phones_helper");
  add(arbiter_label_, arbiter_, "phones_arbiter");
  add(organiser_label_, organiser_, "phones_organiser");
  fold->column().addWidget(codes_use_);
  fold->column().addLayout(grid);
  return fold;
}

QFrame* PhonesPage::build_causes() {
  auto* frame = new QFrame;
  frame->setObjectName("card");
  frame->setMaximumWidth(2 * kFacts);
  causes_title_ = plain_label("heading");
  auto* column = new QVBoxLayout(frame);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  column->addWidget(causes_title_);
  for (QLabel*& cause : cause_words_) column->addWidget(cause = plain_label());
  cause_words_[2]->setTextInteractionFlags(Qt::TextSelectableByMouse);  // a command
  return frame;
}

Fold* PhonesPage::build_wifi() {
  auto* fold = new Fold;
  fold->setObjectName("phones_wifi");
  fold->setMaximumWidth(2 * kFacts);
  wifi_intro_ = plain_label("muted");
  wifi_name_label_ = new QLabel;
  wifi_password_label_ = new QLabel;
  wifi_name_ = new QLineEdit;
  wifi_name_->setObjectName("phones_wifi_name");
  wifi_password_ = new QLineEdit;
  wifi_password_->setObjectName("phones_wifi_password");
  wifi_password_->setEchoMode(QLineEdit::PasswordEchoOnEdit);
  wifi_password_->setMaxLength(kLongestPassword);
  wifi_name_label_->setBuddy(wifi_name_);
  wifi_password_label_->setBuddy(wifi_password_);
  wifi_keep_ = new QCheckBox;
  wifi_keep_->setObjectName("phones_wifi_keep");
  const QSettings settings;
  wifi_keep_->setChecked(settings.contains(kWifiName));
  wifi_name_->setText(settings.value(kWifiName).toString());
  wifi_password_->setText(settings.value(kWifiPassword).toString());
  fold->column().addWidget(wifi_intro_);
  fold->column().addWidget(wifi_name_label_);
  fold->column().addWidget(wifi_name_);
  fold->column().addWidget(wifi_password_label_);
  fold->column().addWidget(wifi_password_);
  fold->column().addWidget(wifi_keep_);
  own_wifi_note_ = plain_label("muted");
  own_wifi_note_->setObjectName("phones_own_wifi_note");
  own_wifi_ = new QPushButton;
  own_wifi_->setObjectName("phones_own_wifi");
  fold->column().addWidget(own_wifi_note_);
  fold->column().addWidget(own_wifi_, 0, Qt::AlignLeft);
  for (QLineEdit* line : {wifi_name_, wifi_password_}) {
    connect(line, &QLineEdit::textChanged, this, &PhonesPage::show_wifi);
    connect(line, &QLineEdit::textEdited, this, &PhonesPage::keep_wifi);
  }
  connect(wifi_keep_, &QCheckBox::toggled, this, &PhonesPage::keep_wifi);
  return fold;
}

void PhonesPage::retranslate_wifi() {
  wifi_->set_title(tr("The Wi-Fi as a code too"));
  wifi_intro_->setText(tr("Phones that scan it join the Wi-Fi without typing."));
  wifi_name_label_->setText(tr("&Name of the Wi-Fi"));
  wifi_password_label_->setText(tr("Pass&word"));
  wifi_keep_->setText(tr("&Remember both on this computer"));
  own_wifi_note_->setText(
      tr("Where there is no Wi-Fi, or one that keeps phones apart, this computer can be one itself. As long "
         "as it is, it "
         "is in no other Wi-Fi."));
  show_own_wifi();
  show_wifi();
}

void PhonesPage::retranslate() {
  title_->setText(title());
  leave_->setText(tr("&Back"));
  intro_->setText(
      tr("Whoever is in the same Wi-Fi plays on a phone or a laptop, in its browser: this computer gives out "
         "a page, and "
         "no internet is needed. It is the same club as here: members, matches and points."));
  club_label_->setText(tr("Name of the &club on the page"));
  codes_->setText(tr("&Guests need the code of the evening"));
  delay_label_->setText(tr("&Spectators see games"));
  int item = 0;
  delay_->setItemText(item++, tr("at once"));
  for (const int minutes : kDelayMinutes)
    delay_->setItemText(item++, minutes == 1 ? tr("1 minute late") : tr("%1 minutes late").arg(minutes));
  for (const int moves : kDelayMoves)
    delay_->setItemText(item++, moves == 1 ? tr("1 move late") : tr("%1 moves late").arg(moves));
  other_port_->setText(tr("Open on another &port"));
  addresses_->setAccessibleName(tr("Address"));
  addresses_->setToolTip(tr("This computer is in several networks: choose the one that the phones are in"));
  staff_codes_->set_title(tr("Codes for who helps"));
  codes_use_->setText(tr(
      "Typed on a phone, under “I help or organise”: a helper checks people in and enters results, an "
      "arbiter also corrects them, the organiser does everything. Close this before a projector shows it."));
  helper_label_->setText(tr("Helpers' code"));
  arbiter_label_->setText(tr("Arbiter's code"));
  organiser_label_->setText(tr("Organiser's code"));
  guest_label_->setText(tr("Guests' code"));
  here_label_->setText(tr("Here"));
  games_label_->setText(tr("Games now"));
  reached_label_->setText(tr("Page reached last"));
  causes_title_->setText(tr("Nobody has come yet. In this order, it may be that:"));
  cause_words_[0]->setText(
      QStringLiteral("1. ") +
      tr("The Wi-Fi is one for guests that keeps phones apart: take another, or make the phone's own "
         "hotspot the Wi-Fi."));
  cause_words_[1]->setText(
      QStringLiteral("2. ") +
      tr("The phone is on mobile data because this Wi-Fi has no internet: switch mobile data off."));
  retranslate_wifi();
  show_address();
  show_state();
  if (server_->is_open()) show_news();
  if (server_->problem() != PhonesServer::Problem::kNone && !message_->text().isEmpty())
    say(problem_words(*server_));
}

}  // namespace boardwright::desktop
