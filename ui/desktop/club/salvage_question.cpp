// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/salvage_question.hpp"

#include <QPushButton>

#include "framework/store/salvage.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

SalvageQuestion::SalvageQuestion(std::filesystem::path store, std::function<void()> saved, QWidget* parent)
    : QMessageBox(parent), store_(std::move(store)), saved_(std::move(saved)) {
  setObjectName("salvage_question");
  setAttribute(Qt::WA_DeleteOnClose);
  setIcon(QMessageBox::Warning);
  setWindowTitle(tr("The club's store is damaged"));
  setText(tr("The file with your club's members, matches and results is damaged."));
  setInformativeText(tr("What can be read of it can be saved into a new store, with which the club goes on. "
                        "The damaged file is kept beside it:\n%1")
                         .arg(QString::fromStdString(store_.string())));
  auto* yes = addButton(tr("&Save what can be read"), QMessageBox::AcceptRole);
  yes->setObjectName("save_what_can_be_read");
  auto* no = addButton(tr("&Not now"), QMessageBox::RejectRole);
  setDefaultButton(yes);
  setEscapeButton(no);
  connect(yes, &QPushButton::clicked, this, &SalvageQuestion::save);
}

void SalvageQuestion::save() {
  const auto done = salvage_in_place(store_);
  auto* told = new QMessageBox(done ? QMessageBox::Information : QMessageBox::Warning, windowTitle(), {},
                               QMessageBox::NoButton, parentWidget());
  told->setObjectName("salvage_done");
  told->setAttribute(Qt::WA_DeleteOnClose);
  told->addButton(tr("&Close"), QMessageBox::AcceptRole);
  if (done) {
    const auto holes = static_cast<int>(done->report.holes.size());
    told->setText(tr("Saved: %1 entries of matches, %2 of the club.")
                      .arg(done->report.entries)
                      .arg(done->report.events) +
                  (holes == 0 ? QString() : " " + tr("Matches with something missing: %1.").arg(holes)));
    told->setInformativeText(
        tr("The damaged file is now %1.").arg(QString::fromStdString(done->damaged.string())));
    connect(told, &QDialog::finished, told, saved_);
  } else {
    told->setText(refusal_words(done.error()));
  }
  told->open();
}

}  // namespace boardwright::desktop
