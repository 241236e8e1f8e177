// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/change_dialog.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QDate>
#include <QLineEdit>
#include <QPushButton>

#include "framework/text/name.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/evening/clock_choice.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kMostThere = 1000, kChangeWidth = 120;

}  // namespace

ChangeDialog::ChangeDialog(const tournament::Settings& settings, QWidget* parent)
    : QDialog(parent),
      before_(settings),
      name_(new QLineEdit(QString::fromStdString(settings.name))),
      until_(new QLineEdit),
      clock_(new QComboBox),
      boards_(number_box("change_boards", 0, kMostThere, kChangeWidth)),
      patience_(number_box("change_patience", 0, tournament::kMostPatience, kChangeWidth)),
      problem_(plain_label("wrong", "change_problem")),
      change_(new QPushButton(tr("Chan&ge"))) {
  setWindowTitle(tr("Change the tournament"));
  resize(480, 380);
  auto* cancel = new QPushButton(tr("C&ancel"));
  cancel->setAutoDefault(false);
  change_->setObjectName("change_done");
  change_->setDefault(true);
  auto* column = scroll_above(*this, closing_row({cancel, change_}));
  column->setSpacing(10);
  auto* told = plain_label("muted");
  told->setText(tr("What is paired and counted stays as it is."));
  column->addWidget(told);
  column->addWidget(build_fields());
  column->addWidget(problem_);
  column->addStretch();
  connect(name_, &QLineEdit::textChanged, this, &ChangeDialog::look);
  connect(until_, &QLineEdit::textChanged, this, &ChangeDialog::look);
  connect(clock_, &QComboBox::currentIndexChanged, this, &ChangeDialog::look);
  connect(boards_, &QSpinBox::valueChanged, this, &ChangeDialog::look);
  connect(patience_, &QSpinBox::valueChanged, this, &ChangeDialog::look);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(change_, &QPushButton::clicked, this, &QDialog::accept);
  name_->setFocus();
  look();
}

QWidget* ChangeDialog::build_fields() {
  auto* fields = new QWidget;
  auto* form = make_form(fields);
  const auto add = [form](const QString& words, QWidget* field) {
    auto* label = new QLabel(words);
    label->setMinimumSize(kLabelSize);
    add_field(*form, label, field);
  };
  name_->setObjectName("change_name");
  name_->setMaxLength(static_cast<int>(kLongestName));
  add(tr("&Name:"), name_);
  clock_->setObjectName("change_clock");
  offer_clocks(*clock_, QString::fromStdString(before_.clock));
  add(tr("C&lock:"), clock_);
  boards_->setSpecialValueText(tr("enough"));
  boards_->setValue(static_cast<int>(before_.boards));
  add(tr("&Boards:"), boards_);
  patience_->setValue(static_cast<int>(before_.patience));
  if (has_patience(before_)) add(tr("&Minutes alone:"), patience_);
  until_->setObjectName("change_until");
  until_->setPlaceholderText(tr("round by round"));
  if (!before_.open_until.empty())
    until_->setText(QDate::fromString(QString::fromStdString(before_.open_until), Qt::ISODate)
                        .toString(QStringLiteral("d-M-yyyy")));
  if (tournament::of_table(before_.system)) add(tr("In any &order, until:"), until_);
  for (QWidget* unused : std::initializer_list<QWidget*>{patience_, until_})
    if (unused->parentWidget() == nullptr) unused->setParent(this), unused->hide();
  return fields;
}

void ChangeDialog::look() {
  const QString day = until_->text().simplified();
  const bool good = day.isEmpty() || day_of(day).isValid();
  problem_->setText(good ? QString() : tr("%1 is no day; write it such as 31-3-2027.").arg(day));
  problem_->setVisible(!good);
  change_->setEnabled(good && !name_->text().simplified().isEmpty() && wanted() != SettingsChange());
}

SettingsChange ChangeDialog::wanted() const {
  SettingsChange changes;
  const auto note = [](auto& into, auto now, const auto& before) {
    if (now != before) into = std::move(now);
  };
  note(changes.name, name_->text().simplified().toStdString(), before_.name);
  note(changes.clock, clock_->currentData().toString().toStdString(), before_.clock);
  note(changes.boards, static_cast<std::uint32_t>(boards_->value()), before_.boards);
  if (has_patience(before_))
    note(changes.patience, static_cast<std::uint32_t>(patience_->value()), before_.patience);
  if (tournament::of_table(before_.system))
    note(changes.open_until, day_of(until_->text()).toString(Qt::ISODate).toStdString(), before_.open_until);
  return changes;
}

}  // namespace boardwright::desktop
