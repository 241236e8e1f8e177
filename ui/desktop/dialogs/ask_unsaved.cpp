// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/ask_unsaved.hpp"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace boardwright::desktop {

Unsaved ask_unsaved(QWidget* parent, const QString& title, const QString& what, const QString& why_not) {
  QMessageBox box(QMessageBox::Question, title, what, QMessageBox::NoButton, parent);
  box.setObjectName("unsaved");
  box.setInformativeText(why_not);
  auto* keep = box.addButton(QCoreApplication::translate("AskUnsaved", "&Save"), QMessageBox::AcceptRole);
  keep->setObjectName("unsaved_save");
  keep->setEnabled(why_not.isEmpty());
  auto* drop =
      box.addButton(QCoreApplication::translate("AskUnsaved", "&Don't save"), QMessageBox::DestructiveRole);
  drop->setObjectName("unsaved_drop");
  auto* stay = box.addButton(QCoreApplication::translate("AskUnsaved", "&Cancel"), QMessageBox::RejectRole);
  box.setDefaultButton(why_not.isEmpty() ? keep : stay);
  box.setEscapeButton(stay);
  box.exec();
  if (box.clickedButton() == keep) return Unsaved::kSave;
  return box.clickedButton() == drop ? Unsaved::kDrop : Unsaved::kStay;
}

}  // namespace boardwright::desktop
