// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/phones_page.hpp"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QTimer>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/phones/access_point.hpp"
#include "ui/desktop/phones/code_picture.hpp"
#include "ui/desktop/phones/keep_awake.hpp"
#include "ui/desktop/phones/nmcli.hpp"
#include "ui/desktop/phones/wifi_code.hpp"

namespace boardwright::desktop {

namespace {

using State = PhonesServer::State;

constexpr int kBeside = 900, kTwoCodes = 560;  ///< as wide as the page has to be for them

bool is_own_alone(const QString& address) { return address.startsWith("http://127.0.0.1"); }

}  // namespace

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
    open_->setFocus();
  else
    close_->setFocus();
}

void PhonesPage::open(quint16 port) {
  say({});
  QSettings settings;
  settings.setValue(kClub, club_->text().trimmed());
  settings.setValue(kCodes, codes_->isChecked());
  const QString delay = delay_->currentData().toString();
  settings.setValue(kDelay, delay);
  shown_address_.clear();
  server_->open({store_, games_, club_->text(), codes_->isChecked(), delay, port});
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
    staff_codes_->set_open(false);
    if (now == State::kOpen) {
      patience_->start();
      awake_->hold(tr("The club is open to phones"));
      look_for_wifi();
      access_point_->look();
    } else {
      access_point_->lower();
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
  for (QWidget* one : {static_cast<QWidget*>(club_), static_cast<QWidget*>(codes_),
                       static_cast<QWidget*>(delay_), static_cast<QWidget*>(open_)})
    one->setEnabled(now == State::kClosed);
  open_->setText(now == State::kOpening ? tr("Opening…") : tr("&Open to phones"));
  close_->setEnabled(now == State::kOpen);
  close_->setText(now == State::kClosing ? tr("Closing…") : tr("&Close to phones"));
  other_port_->setVisible(now == State::kClosed && server_->problem() == PhonesServer::Problem::kPort);
}

void PhonesPage::tell_causes() {
  causes_->show();
  QStringList said{causes_title_->text()};
  for (const QLabel* cause : cause_words_) said << cause->text();
  announce(*this, said.join(' '));
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
  helper_->setText(news.helper_code);
  arbiter_->setText(news.arbiter_code);
  organiser_->setText(news.organiser_code);
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
  cause_words_[2]->setText(QStringLiteral("3. ") +
                           tr("A firewall on this computer: sudo ufw allow %1/tcp").arg(server_->port()));
}

/// The name that was found is shown in the empty field, and is meant by whoever gives a password alone.
QString PhonesPage::wifi_meant() const {
  return wifi_name_->text().isEmpty() ? wifi_name_->placeholderText() : wifi_name_->text();
}

void PhonesPage::show_wifi() {
  const QString name =
      wifi_name_->text().isEmpty() && wifi_password_->text().isEmpty() ? QString() : wifi_meant();
  const bool shown = !name.isEmpty();
  wifi_picture_->set_text(shown ? wifi_code(name, wifi_password_->text()) : QString());
  wifi_picture_->setAccessibleName(tr("QR code of the Wi-Fi %1").arg(name));
  for (QWidget* one : {static_cast<QWidget*>(wifi_picture_), static_cast<QWidget*>(wifi_caption_)})
    one->setVisible(shown);
  wifi_caption_->setText(tr("1. Into the Wi-Fi “%1”").arg(name));
  page_caption_->setText(shown ? tr("2. To the page") : tr("Scan this, or type the address:"));
}

/// Only if somebody wants it kept, and nothing of it once he doesn't.
void PhonesPage::keep_wifi() {
  QSettings settings;
  if (wifi_keep_->isChecked()) {
    settings.setValue(kWifiName, wifi_meant());
    settings.setValue(kWifiPassword, wifi_password_->text());
  } else {
    settings.remove(kWifiName);
    settings.remove(kWifiPassword);
  }
}

/// The name, where NetworkManager knows it; nobody misses it elsewhere.
void PhonesPage::look_for_wifi() {
  if (std::exchange(looked_for_wifi_, true)) return;
  ask_nmcli(*this, {"-t", "-f", "active,ssid", "dev", "wifi"}, [this](const NmcliAnswer& answer) {
    wifi_name_->setPlaceholderText(wifi_in_use(answer.said));
    show_wifi();
  });
}

void PhonesPage::press_own_wifi() {
  say({});
  if (access_point_->state() == AccessPoint::State::kUp) return access_point_->lower();
  access_point_->raise(AccessPoint::network_name(club_->text()), AccessPoint::fresh_password());
}

/// Where this computer is the Wi-Fi, its name and password are those of the code.
void PhonesPage::follow_own_wifi() {
  const bool up = access_point_->state() == AccessPoint::State::kUp;
  if (up != std::exchange(shows_own_wifi_, up)) {
    const QSettings settings;
    wifi_name_->setText(up ? access_point_->name() : settings.value(kWifiName).toString());
    wifi_password_->setText(up ? access_point_->password() : settings.value(kWifiPassword).toString());
    announce(*this, up ? tr("This computer is a Wi-Fi now: %1").arg(access_point_->name())
                       : tr("This computer is no Wi-Fi any more."));
  }
  const QString& refusal = access_point_->refusal();
  if (!refusal.isNull())
    say(refusal.isEmpty()
            ? tr("NetworkManager makes no Wi-Fi of this computer, and doesn't say why.")
            : tr("NetworkManager makes no Wi-Fi of this computer: %1").arg(refusal.simplified()));
  show_own_wifi();
}

void PhonesPage::show_own_wifi() {
  using Stage = AccessPoint::State;
  const Stage stage = access_point_->state();
  for (QWidget* one : {static_cast<QWidget*>(own_wifi_), static_cast<QWidget*>(own_wifi_note_)})
    one->setVisible(stage != Stage::kCannot);
  own_wifi_->setEnabled(stage == Stage::kDown || stage == Stage::kUp);
  own_wifi_->setText(stage == Stage::kRising    ? tr("Making a Wi-Fi…")
                     : stage == Stage::kFalling ? tr("Ending the Wi-Fi…")
                     : stage == Stage::kUp      ? tr("&End this computer's Wi-Fi")
                                                : tr("&Make this computer a Wi-Fi"));
  for (QWidget* one : {static_cast<QWidget*>(wifi_name_), static_cast<QWidget*>(wifi_password_),
                       static_cast<QWidget*>(wifi_keep_)})
    one->setEnabled(stage != Stage::kUp && stage != Stage::kFalling);
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

}  // namespace boardwright::desktop
