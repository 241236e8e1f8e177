// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/join_form.hpp"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kFormWidth = 560, kLongestTyped = 300, kLongestNickname = 40, kLongestCode = 40;

QLineEdit* join_line(const char* name, int longest) {
  auto* line = new QLineEdit;
  line->setObjectName(name);
  line->setMaxLength(longest);
  return line;
}

}  // namespace

JoinForm::JoinForm(ClubConnection& connection, QWidget* parent)
    : QWidget(parent),
      connection_(connection),
      intro_(plain_label()),
      address_label_(new QLabel),
      name_label_(new QLabel),
      code_label_(new QLabel),
      note_(plain_label("muted")),
      address_(join_line("join_address", kLongestTyped)),
      name_(join_line("join_name", kLongestNickname)),
      code_(join_line("join_code", kLongestCode)),
      enter_(new QPushButton) {
  setObjectName("join_form");
  enter_->setObjectName("join_enter");
  enter_->setProperty("primary", true);
  auto* inside = new QWidget;
  inside->setMaximumWidth(kFormWidth);
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins({});
  column->setSpacing(10);
  column->addWidget(intro_);
  for (const auto& [label, line] :
       {std::pair(address_label_, address_), std::pair(name_label_, name_), std::pair(code_label_, code_)}) {
    label->setBuddy(line);
    column->addWidget(label);
    column->addWidget(line);
    connect(line, &QLineEdit::returnPressed, this, &JoinForm::submit);
  }
  column->addWidget(note_);
  column->addSpacing(6);
  column->addWidget(enter_, 0, Qt::AlignLeft);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins({});
  // On a small screen, or with large letters, there is more than it holds.
  auto* room = new QWidget;
  auto* rows = new QVBoxLayout(room);
  rows->setContentsMargins({});
  rows->addWidget(inside);
  rows->addStretch(1);
  whole->addWidget(new ColumnScroll(room));
  const QSettings settings;
  address_->setText(settings.value(kAddress).toString());
  name_->setText(settings.value(kName).toString());
  connect(enter_, &QPushButton::clicked, this, &JoinForm::submit);
  retranslate();
}

void JoinForm::submit() {
  if (connection_.state() == ClubConnection::State::kEntering) return;
  const auto address = read_club_address(address_->text());
  if (!address) {
    emit wrong(
        tr("That is no address: type what stands under the club's QR code, such as 192.168.1.5:8080."));
    return address_->setFocus();
  }
  const QString name = name_->text().simplified();
  if (name.isEmpty()) {
    emit wrong(tr("Type the name by which the others are to know you."));
    return name_->setFocus();
  }
  QSettings settings;
  settings.setValue(kAddress, address->origin());
  settings.setValue(kName, name);
  if (!address->code.isEmpty()) code_->setText(address->code);
  emit wrong({});
  connection_.enter(*address, name, code_->text().simplified());
}

void JoinForm::refresh() {
  const bool busy = connection_.state() == ClubConnection::State::kEntering;
  for (QWidget* one :
       {static_cast<QWidget*>(address_), static_cast<QWidget*>(name_), static_cast<QWidget*>(code_)})
    one->setEnabled(!busy);
  enter_->setEnabled(!busy);
  enter_->setText(busy ? tr("Coming in…") : tr("Come &in"));
  if (!isVisible()) return;
  using Problem = ClubConnection::Problem;
  const Problem problem = connection_.problem();
  if (problem == Problem::kNeedsCode || problem == Problem::kWrongCode)
    code_->setFocus();
  else if (problem == Problem::kNameTaken || problem == Problem::kBadName)
    name_->setFocus();
  else if (problem != Problem::kNone)
    address_->setFocus();
}

void JoinForm::focus_first() {
  if (address_->text().isEmpty())
    address_->setFocus();
  else if (name_->text().isEmpty())
    name_->setFocus();
  else
    enter_->setFocus();
}

QString JoinForm::problem_words() const {
  using Problem = ClubConnection::Problem;
  const QString where = connection_.address().origin();
  switch (connection_.problem()) {
    case Problem::kNone: return {};
    case Problem::kNobody:
      return tr("Nobody answers at %1: is this computer in the club's Wi-Fi, and is the number right?")
          .arg(where);
    case Problem::kNotBoardwright:
      return tr("What answers at %1 is no club of Boardwright: look at the address again.").arg(where);
    case Problem::kNewer: return tr("The club's program is newer than this one: install the new one here.");
    case Problem::kOlder:
      return tr(
          "The club's program is older than this one: play in the browser, or ask for the new one there.");
    case Problem::kNeedsCode: return tr("Guests need the code of the evening here: ask the organiser.");
    case Problem::kWrongCode: return tr("That is not the code of this evening: look at it again.");
    case Problem::kNameTaken: return tr("Somebody there is called so already: add a letter.");
    case Problem::kBadName: return tr("That is no name: write one to forty letters.");
    case Problem::kWait: return tr("Those were too many tries: wait a moment, then come in.");
    case Problem::kFull: return tr("There is no more room in this club: wait until somebody leaves.");
    case Problem::kNotAllowed:
      return tr("The club doesn't let this computer in by that address: type one of those that it shows.");
    case Problem::kRevoked: return tr("This session was ended at the club: come in again.");
    case Problem::kGarbage:
      return tr("What %1 says can't be understood, so the connection was ended: look at the address again.")
          .arg(where);
  }
  return {};
}

void JoinForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void JoinForm::retranslate() {
  intro_->setText(
      tr("A club that is open to phones is open to this program too. Type the address that stands under its "
         "QR code."));
  address_label_->setText(tr("&Address of the club"));
  name_label_->setText(tr("Your &name"));
  code_label_->setText(tr("&Code of the evening, if the club asks for one"));
  note_->setText(tr("No account, no e-mail. Your name is shown to everybody there."));
  refresh();
}

}  // namespace boardwright::desktop
