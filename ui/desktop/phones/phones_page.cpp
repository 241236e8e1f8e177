// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/phones_page.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/plain_label.hpp"
#include "ui/desktop/phones/code_picture.hpp"
#include "ui/desktop/phones/keep_awake.hpp"
#include "ui/desktop/phones/label_to_copy.hpp"
#include "ui/desktop/phones/nobody_came.hpp"
#include "ui/desktop/phones/opening_form.hpp"
#include "ui/desktop/phones/staff_codes.hpp"
#include "ui/desktop/phones/wifi_code.hpp"
#include "ui/desktop/phones/wifi_panel.hpp"

namespace boardwright::desktop {

namespace {

using State = PhonesServer::State;

constexpr int kEdge = 24, kFacts = 380, kCode = 232;
constexpr int kBeside = 900, kTwoCodes = 560;  ///< as wide as the page has to be for them

QVBoxLayout* picture_with(QLabel* caption, CodePicture* picture) {
  auto* column = new QVBoxLayout;
  column->setSpacing(6);
  column->addWidget(caption, 0, Qt::AlignBottom);
  column->addWidget(picture);
  return column;
}

bool is_own_alone(const QString& address) { return address.startsWith("http://127.0.0.1"); }

}  // namespace

PhonesPage::PhonesPage(QWidget* parent)
    : Page(parent),
      server_(new PhonesServer(this)),
      awake_(new KeepAwake(this)),
      patience_(new QTimer(this)),
      title_(plain_label("title")),
      message_(plain_label("wrong")),
      leave_(new QPushButton),
      close_(new QPushButton),
      choices_(new OpeningForm),
      staff_codes_(new StaffCodes),
      causes_(new NobodyCame),
      wifi_(new WifiPanel) {
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
  connect(choices_, &OpeningForm::open_wanted, this, [this] { open(port_); });
  connect(choices_, &OpeningForm::other_port_wanted, this, [this] { open(0); });
  connect(close_, &QPushButton::clicked, server_, &PhonesServer::close);
  connect(server_, &PhonesServer::changed, this, &PhonesPage::follow);
  connect(wifi_, &WifiPanel::changed, this, &PhonesPage::show_wifi);
  connect(wifi_, &WifiPanel::said, this, &PhonesPage::say);
  connect(patience_, &QTimer::timeout, causes_, &NobodyCame::tell);
  connect(addresses_, &QComboBox::textActivated, this, [this](const QString& address) {
    shown_address_ = address;
    follow();
  });
  causes_->hide();
  retranslate();
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
  address_ = label_to_copy("phones_address");
  address_note_ = plain_label("wrong");
  address_note_->setObjectName("phones_no_network");
  addresses_ = new QComboBox;
  addresses_->setObjectName("phones_addresses");
  addresses_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
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
  staff_codes_->setMaximumWidth(2 * kFacts);
  causes_->setMaximumWidth(2 * kFacts);
  wifi_->setMaximumWidth(2 * kFacts);
  right->addWidget(staff_codes_);
  right->addWidget(causes_);
  right->addWidget(wifi_);
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
  guest_ = label_to_copy("phones_guest");
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

PhonesPage::~PhonesPage() { server_->disconnect(this); }

void PhonesPage::set_store(const QString& store, const QStringList& games) {
  store_ = store;
  games_ = games;
}

void PhonesPage::set_patience(int milliseconds) { patience_->setInterval(milliseconds); }

QString PhonesPage::address() const { return server_->is_open() ? shown_address_ : QString(); }

QString PhonesPage::title() const { return tr("Open to phones"); }

void PhonesPage::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) announce(*this, sentence);
}

void PhonesPage::focus_first() {
  if (server_->state() == State::kClosed)
    choices_->focus_first();
  else
    close_->setFocus();
}

void PhonesPage::open(quint16 port) {
  say({});
  shown_address_.clear();
  PhonesWish wish;
  wish.store = store_;
  wish.games = games_;
  wish.port = port;
  choices_->take_choices(wish);
  server_->open(wish);
}

void PhonesPage::open_at_once() {
  if (server_->state() == State::kClosed) open(port_);
}

/// What the server has become.
void PhonesPage::follow() {
  const State was = std::exchange(before_, server_->state()), now = before_;
  show_state();
  if (was != now) {
    causes_->hide();
    staff_codes_->hide_codes();
    if (now == State::kOpen) {
      patience_->start();
      awake_->hold(tr("The club is open to phones"));
      wifi_->look(choices_->club());
    } else {
      wifi_->lower();
      patience_->stop();
      awake_->release();
    }
    if (isVisible()) focus_first();
  }
  if (now == State::kClosed && server_->problem() != PhonesServer::Problem::kNone)
    say(problem_words(*server_));
  if (now == State::kOpen) show_news();
  if (const QString address = this->address(); address != std::exchange(told_, address))
    emit address_changed(address);
}

void PhonesPage::show_state() {
  const State now = server_->state();
  const bool open = now == State::kOpen || now == State::kClosing;
  choices_->setVisible(!open);
  opened_->setVisible(open);
  choices_->show_state(now, server_->problem());
  close_->setEnabled(now == State::kOpen);
  close_->setText(now == State::kClosing ? tr("Closing…") : tr("&Close to phones"));
}

QString PhonesPage::problem_words(const PhonesServer& server) {
  switch (server.problem()) {
    case PhonesServer::Problem::kNone: return {};
    case PhonesServer::Problem::kMissing:
      return tr(
          "The program boardwright-server, which lets phones in, is missing beside this one: install it "
          "too.");
    case PhonesServer::Problem::kPort:
      return tr("Port %1 can't be opened: another program has it. End that one, or open on another port.")
          .arg(server.port());
    case PhonesServer::Problem::kEnded:
      return tr(
          "The server has ended unexpectedly. Every move that was acknowledged is kept: open again, and the "
          "games "
          "go on.");
    case PhonesServer::Problem::kOther: break;
  }
  return server.sentence().isEmpty()
             ? tr("What the server says can't be understood: install the whole program anew.")
             : tr("The club can't be opened to phones: %1")
                   .arg(refusal_words(server.sentence().toStdString()));
}

void PhonesPage::show_news() {
  const PhonesNews& news = server_->news();
  const QSignalBlocker quiet(addresses_);
  QStringList known;
  for (int i = 0; i < addresses_->count(); ++i) known << addresses_->itemText(i);
  if (known != news.addresses) {
    addresses_->clear();
    addresses_->addItems(news.addresses);
  }
  if (!news.addresses.contains(shown_address_)) {
    const QString before = std::exchange(shown_address_, news.addresses.value(0));
    announce(*this, before.isEmpty() ? tr("Open to phones: %1").arg(shown_address_)
                                     : tr("This computer has another address now: %1").arg(shown_address_));
  }
  addresses_->setCurrentText(shown_address_);
  addresses_->setVisible(news.addresses.size() > 1);
  show_address();
  staff_codes_->show_codes(news);
  guest_->setText(news.guest_code);
  for (QWidget* one : {guest_label_, guest_}) one->setVisible(!news.guest_code.isEmpty());
  here_->setText(news.people.isEmpty() ? tr("nobody yet")
                                       : label_and_value(QString::number(news.people.size()),
                                                         news.people.join(QStringLiteral(", "))));
  games_now_->setText(QString::number(news.games));
  reached_->setText(reached_words());
  if (news.came) {
    patience_->stop();
    causes_->hide();
  }
}

QString PhonesPage::reached_words() const {
  const PhonesNews& news = server_->news();
  if (!news.reached) return tr("not yet");
  const QString when = news.reached->toLocalTime().toString(QStringLiteral("HH:mm:ss"));
  return news.elsewhere ? tr("%1 from %2", "20:14:05 from 192.168.1.23").arg(when, news.from)
                        : tr("%1 from this computer", "20:14:05 from this computer").arg(when);
}

void PhonesPage::show_address() {
  address_->setText(shown_address_);
  page_picture_->set_text(shown_address_);
  page_picture_->setAccessibleName(tr("QR code: %1").arg(shown_address_));
  address_note_->setText(is_own_alone(shown_address_) ? tr("This computer is in no network: join a Wi-Fi or "
                                                           "make a hotspot, and the address here follows.")
                                                      : QString());
  address_note_->setVisible(!address_note_->text().isEmpty());
  causes_->set_port(server_->port());
}

void PhonesPage::show_wifi() {
  const auto network = wifi_->network();
  const QString name = network ? network->name : QString();
  wifi_picture_->set_text(network ? wifi_code(name, network->password) : QString());
  wifi_picture_->setAccessibleName(tr("QR code of the Wi-Fi %1").arg(name));
  for (QWidget* one : std::initializer_list<QWidget*>{wifi_picture_, wifi_caption_})
    one->setVisible(network.has_value());
  wifi_caption_->setText(tr("1. Into the Wi-Fi “%1”").arg(name));
  page_caption_->setText(network ? tr("2. To the page") : tr("Scan this, or type the address:"));
}

bool PhonesPage::may_drop() {
  const PhonesNews& news = server_->news();
  if (!server_->is_open() || (news.people.isEmpty() && news.games == 0)) return true;
  QMessageBox box(QMessageBox::Question, title(), tr("The club is open to phones, and people are here."),
                  QMessageBox::NoButton, this);
  box.setInformativeText(tr("Their games wait, and go on when it is opened again."));
  auto* close = box.addButton(tr("Close &all the same"), QMessageBox::AcceptRole);
  auto* stay = box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
  box.setDefaultButton(stay);
  box.setEscapeButton(stay);
  box.exec();
  return box.clickedButton() == close;
}

void PhonesPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit left();
  Page::keyPressEvent(event);
}

void PhonesPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    emit title_changed();
  }
  Page::changeEvent(event);
}

void PhonesPage::resizeEvent(QResizeEvent* event) {
  halves_->setDirection(width() >= kBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  pictures_->setDirection(width() >= kTwoCodes ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  Page::resizeEvent(event);
}

void PhonesPage::retranslate() {
  title_->setText(title());
  leave_->setText(tr("&Back"));
  addresses_->setAccessibleName(tr("Address"));
  addresses_->setToolTip(tr("This computer is in several networks: choose the one that the phones are in"));
  guest_label_->setText(tr("Guests' code"));
  here_label_->setText(tr("Here"));
  games_label_->setText(tr("Games now"));
  reached_label_->setText(tr("Page reached last"));
  show_wifi();
  show_address();
  show_state();
  if (server_->is_open()) show_news();
  if (server_->problem() != PhonesServer::Problem::kNone && !message_->text().isEmpty())
    say(problem_words(*server_));
}

}  // namespace boardwright::desktop
