// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/remove_question.hpp"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace boardwright::desktop {

bool may_remove(QWidget* parent, const QString& variant, const QStringList& heirs) {
  QMessageBox box(
      QMessageBox::Question, QCoreApplication::translate("RemoveVariant", "Delete variant"),
      QCoreApplication::translate("RemoveVariant", "Delete the variant %1 for good?").arg(variant),
      QMessageBox::NoButton, parent);
  if (!heirs.isEmpty())
    box.setInformativeText(
        QCoreApplication::translate("RemoveVariant", "These start from it and can't be used without it: %1")
            .arg(heirs.join(", ")));
  auto* yes =
      box.addButton(QCoreApplication::translate("RemoveVariant", "&Delete"), QMessageBox::DestructiveRole);
  auto* no = box.addButton(QCoreApplication::translate("RemoveVariant", "&Keep it"), QMessageBox::RejectRole);
  box.setDefaultButton(no);
  box.setEscapeButton(no);
  box.exec();
  return box.clickedButton() == yes;
}

}  // namespace boardwright::desktop
