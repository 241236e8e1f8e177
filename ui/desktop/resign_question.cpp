// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/resign_question.hpp"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

namespace {

class ResignQuestion {
  Q_DECLARE_TR_FUNCTIONS(ResignQuestion)
};

}  // namespace

Result<void> ask_resign(MatchController& controller, QWidget* window) {
  // Where two share the screen it is who is on turn that gives up.
  const bool alone = controller.plan().people().size() < 2;
  const TableWords& words = controller.words();
  QMessageBox box(QMessageBox::NoIcon, ResignQuestion::tr("Resign"),
                  alone
                      ? ResignQuestion::tr("Do you want to give up this game?")
                      : ResignQuestion::tr("Does %1 give up this game?").arg(words.seat(controller.viewer())),
                  QMessageBox::NoButton, window);
  auto* yes = box.addButton(ResignQuestion::tr("&Resign"), QMessageBox::AcceptRole);
  auto* no = box.addButton(ResignQuestion::tr("&Play on"), QMessageBox::RejectRole);
  box.setDefaultButton(no);
  box.setEscapeButton(no);
  box.exec();
  return box.clickedButton() == yes ? controller.resign() : Result<void>();
}

}  // namespace boardwright::desktop
