// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/copy_actions.hpp"

#include <QSettings>
#include <QWidget>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/copies_dialog.hpp"
#include "ui/desktop/evening/held_evening.hpp"

namespace boardwright::desktop {

CopyActions::CopyActions(HeldEvening& evening, QWidget* above)
    : QObject(above), evening_(evening), above_(above) {}

void CopyActions::copy_to(const std::filesystem::path& folder) {
  if (!evening_.done(evening_->copy_to(folder)) || folder.empty()) return;
  emit copied(tr("Copies go to %1.").arg(QString::fromStdString(folder.string())));
}

void CopyActions::join(const FoundCopy& copy) {
  if (const auto taken = join_copy(*evening_.club(), copy); !taken) return evening_.say(refusal_words(taken));
  evening_.refresh();
  const QString told = tr("What the other laptop had entered is here now.");
  emit copied(told);
  announce(*above_, told);
}

void CopyActions::ask() {
  if (!evening_) return;
  CopiesDialog dialog(QSettings().value(kCopyFolder).toString(), true, above_);
  if (dialog.exec() != QDialog::Accepted) return;
  QSettings().setValue(kCopyFolder, dialog.folder());
  const FoundCopy* copy = dialog.chosen();
  if (copy == nullptr) return copy_to(dialog.folder().toStdString());
  if (dialog.joins()) return join(*copy);
  auto other = Evening::go_on_from(evening_.club(), *copy);
  if (!other) return evening_.say(refusal_words(other));
  evening_.hold(std::move(*other));
}

}  // namespace boardwright::desktop
