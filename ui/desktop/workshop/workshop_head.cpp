// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/workshop_head.hpp"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include "ui/desktop/appearance/wrapped_row.hpp"
#include "ui/desktop/kit/named_button.hpp"
#include "ui/desktop/workshop/open_script.hpp"

namespace boardwright::desktop {
namespace {

QAction* named_action(QMenu& menu, const char* name) {
  QAction* made = menu.addAction(QString());
  made->setObjectName(name);
  return made;
}

}  // namespace

WorkshopHead::WorkshopHead(QWidget* parent)
    : QWidget(parent),
      name_(new QLabel),
      save_(named_button("workshop_save")),
      play_(named_button("workshop_play")),
      phones_(named_button("workshop_phones")),
      share_(named_button("workshop_share")),
      tools_(named_button("workshop_tools")),
      other_(named_button("workshop_other")),
      leave_(named_button("workshop_leave")),
      menu_(new QMenu(tools_)),
      tune_(named_action(*menu_, "workshop_tune")),
      twin_(named_action(*menu_, "workshop_twin")),
      sheet_(named_action(*menu_, "workshop_sheet")) {
  name_->setProperty("role", "title");
  name_->setTextFormat(Qt::PlainText);
  name_->setObjectName("workshop_name");
  save_->setProperty("primary", true);
  tools_->setMenu(menu_);
  auto* row = new WrappedRow(8);
  setLayout(row);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(name_);
  row->add_gap();
  for (auto* button : {save_, play_, phones_, share_, tools_, other_, leave_}) row->addWidget(button);
  join();
  retranslate();
}

void WorkshopHead::join() {
  connect(save_, &QPushButton::clicked, this, &WorkshopHead::save_wanted);
  connect(play_, &QPushButton::clicked, this, &WorkshopHead::play_wanted);
  connect(phones_, &QPushButton::clicked, this, &WorkshopHead::phones_wanted);
  connect(share_, &QPushButton::clicked, this, &WorkshopHead::share_wanted);
  connect(other_, &QPushButton::clicked, this, &WorkshopHead::other_wanted);
  connect(leave_, &QPushButton::clicked, this, &WorkshopHead::leave_wanted);
  const auto on_choice = [this](QAction* action, WorkshopTools::Tool tool) {
    connect(action, &QAction::triggered, this, [this, tool] { emit tool_wanted(tool); });
  };
  on_choice(tune_, WorkshopTools::Tool::kTune);
  on_choice(twin_, WorkshopTools::Tool::kTwin);
  on_choice(sheet_, WorkshopTools::Tool::kSheet);
}

void WorkshopHead::show_script(const OpenScript& script, bool plays, bool shares) {
  const bool unsaved = script.unsaved();
  name_->setText(script.name() + (unsaved ? QStringLiteral(" •") : QString()));
  name_->setToolTip(QString::fromStdString(script.path().string()));
  name_->setAccessibleName(unsaved ? tr("%1, not saved").arg(script.name()) : script.name());
  save_->setEnabled(unsaved);
  for (QPushButton* button : {play_, phones_, tools_}) button->setEnabled(plays);
  share_->setEnabled(plays && !shares);
}

void WorkshopHead::retranslate() {
  save_->setText(tr("Save"));
  play_->setText(tr("Play…"));
  phones_->setText(tr("Play on phones"));
  share_->setText(tr("Share…"));
  tools_->setText(tr("Look into"));
  tune_->setText(tr("&Tune…"));
  twin_->setText(tr("The same &game as…"));
  sheet_->setText(tr("&Sheet of the rules…"));
  other_->setText(tr("Another file…"));
  leave_->setText(tr("Leave"));
}

void WorkshopHead::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
