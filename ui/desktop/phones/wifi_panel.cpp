// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/wifi_panel.hpp"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>
#include <utility>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/kit/plain_label.hpp"
#include "ui/desktop/phones/access_point.hpp"
#include "ui/desktop/phones/nmcli.hpp"
#include "ui/desktop/phones/wifi_code.hpp"

namespace boardwright::desktop {

namespace {

constexpr const char *kKeptName = "phones/wifi_name", *kKeptPassword = "phones/wifi_password";
constexpr int kLongestPassword = 63;

}  // namespace

WifiPanel::WifiPanel(QWidget* parent)
    : QWidget(parent),
      access_point_(new AccessPoint(this)),
      fold_(new Fold),
      intro_(plain_label("muted")),
      name_label_(new QLabel),
      password_label_(new QLabel),
      name_(new QLineEdit),
      password_(new QLineEdit),
      keep_(new QCheckBox),
      own_note_(plain_label("muted")),
      own_(new QPushButton) {
  build();
  const QSettings settings;
  keep_->setChecked(settings.contains(kKeptName));
  name_->setText(settings.value(kKeptName).toString());
  password_->setText(settings.value(kKeptPassword).toString());
  for (QLineEdit* line : {name_, password_}) {
    connect(line, &QLineEdit::textChanged, this, &WifiPanel::changed);
    connect(line, &QLineEdit::textEdited, this, &WifiPanel::keep);
  }
  connect(keep_, &QCheckBox::toggled, this, &WifiPanel::keep);
  connect(access_point_, &AccessPoint::changed, this, &WifiPanel::follow_own);
  connect(own_, &QPushButton::clicked, this, &WifiPanel::press_own);
  retranslate();
}

void WifiPanel::build() {
  fold_->setObjectName("phones_wifi");
  name_->setObjectName("phones_wifi_name");
  password_->setObjectName("phones_wifi_password");
  password_->setEchoMode(QLineEdit::PasswordEchoOnEdit);
  password_->setMaxLength(kLongestPassword);
  name_label_->setBuddy(name_);
  password_label_->setBuddy(password_);
  keep_->setObjectName("phones_wifi_keep");
  own_note_->setObjectName("phones_own_wifi_note");
  own_->setObjectName("phones_own_wifi");
  for (QWidget* one : std::initializer_list<QWidget*>{intro_, name_label_, name_, password_label_, password_,
                                                      keep_, own_note_})
    fold_->column().addWidget(one);
  fold_->column().addWidget(own_, 0, Qt::AlignLeft);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(fold_);
}

void WifiPanel::look(const QString& club) {
  club_ = club;
  // The name, where NetworkManager knows it; nobody misses it elsewhere.
  if (!std::exchange(looked_, true))
    ask_nmcli(*this, {"-t", "-f", "active,ssid", "dev", "wifi"}, [this](const NmcliAnswer& answer) {
      name_->setPlaceholderText(wifi_in_use(answer.said));
      emit changed();
    });
  access_point_->look();
}

void WifiPanel::lower() { access_point_->lower(); }

/// The name that was found is shown in the empty field, and is meant by whoever gives a password alone.
QString WifiPanel::name_meant() const {
  return name_->text().isEmpty() ? name_->placeholderText() : name_->text();
}

std::optional<WifiNetwork> WifiPanel::network() const {
  if (name_->text().isEmpty() && password_->text().isEmpty()) return std::nullopt;
  const QString name = name_meant();
  return name.isEmpty() ? std::nullopt : std::optional(WifiNetwork{name, password_->text()});
}

/// Only if somebody wants it kept, and nothing of it once he doesn't.
void WifiPanel::keep() {
  QSettings settings;
  if (keep_->isChecked()) {
    settings.setValue(kKeptName, name_meant());
    settings.setValue(kKeptPassword, password_->text());
  } else {
    settings.remove(kKeptName);
    settings.remove(kKeptPassword);
  }
}

void WifiPanel::press_own() {
  emit said({});
  if (access_point_->state() == AccessPoint::State::kUp) return access_point_->lower();
  access_point_->raise(AccessPoint::network_name(club_), AccessPoint::fresh_password());
}

/// Where this computer is the Wi-Fi, its name and password are those of the code.
void WifiPanel::follow_own() {
  const bool up = access_point_->state() == AccessPoint::State::kUp;
  if (up != std::exchange(shows_own_, up)) {
    const QSettings settings;
    name_->setText(up ? access_point_->name() : settings.value(kKeptName).toString());
    password_->setText(up ? access_point_->password() : settings.value(kKeptPassword).toString());
    announce(*this, up ? tr("This computer is a Wi-Fi now: %1").arg(access_point_->name())
                       : tr("This computer is no Wi-Fi any more."));
  }
  const QString& refusal = access_point_->refusal();
  if (!refusal.isNull())
    emit said(refusal.isEmpty()
                  ? tr("NetworkManager makes no Wi-Fi of this computer, and doesn't say why.")
                  : tr("NetworkManager makes no Wi-Fi of this computer: %1").arg(refusal.simplified()));
  show_own();
}

void WifiPanel::show_own() {
  using Stage = AccessPoint::State;
  const Stage stage = access_point_->state();
  for (QWidget* one : std::initializer_list<QWidget*>{own_, own_note_})
    one->setVisible(stage != Stage::kCannot);
  own_->setEnabled(stage == Stage::kDown || stage == Stage::kUp);
  own_->setText(stage == Stage::kRising    ? tr("Making a Wi-Fi…")
                : stage == Stage::kFalling ? tr("Ending the Wi-Fi…")
                : stage == Stage::kUp      ? tr("&End this computer's Wi-Fi")
                                           : tr("&Make this computer a Wi-Fi"));
  for (QWidget* one : std::initializer_list<QWidget*>{name_, password_, keep_})
    one->setEnabled(stage != Stage::kUp && stage != Stage::kFalling);
}

void WifiPanel::retranslate() {
  fold_->set_title(tr("The Wi-Fi as a code too"));
  intro_->setText(tr("Phones that scan it join the Wi-Fi without typing."));
  name_label_->setText(tr("&Name of the Wi-Fi"));
  password_label_->setText(tr("Pass&word"));
  keep_->setText(tr("&Remember both on this computer"));
  own_note_->setText(
      tr("Where there is no Wi-Fi, or one that keeps phones apart, this computer can be one itself. As long "
         "as it is, it "
         "is in no other Wi-Fi."));
  show_own();
}

void WifiPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
