// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/leave_match.hpp"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

namespace {

class LeaveMatch {
  Q_DECLARE_TR_FUNCTIONS(LeaveMatch)
};

}  // namespace

Result<bool> may_leave_match(MatchController& controller, bool ends, QWidget* window) {
  if (!controller.counts() || controller.paused()) return true;
  QMessageBox box(QMessageBox::Question, LeaveMatch::tr("Leave the match"),
                  LeaveMatch::tr("This rated match isn't over."), QMessageBox::NoButton, window);
  box.setObjectName("leave_match");
  const bool clock = !controller.clocks().empty();
  const QString kept =
      LeaveMatch::tr("It waits among the unfinished matches, and the time used so far stays used.");
  const QString goes_on = LeaveMatch::tr("Its clock goes on while you look at something else.");
  if (ends || clock) box.setInformativeText(ends ? kept : goes_on);
  auto* stay = box.addButton(LeaveMatch::tr("S&tay"), QMessageBox::RejectRole);
  stay->setObjectName("leave_stay");
  auto* leave = box.addButton(LeaveMatch::tr("&Leave"), QMessageBox::AcceptRole);
  leave->setObjectName("leave_go");
  QPushButton* pause = nullptr;
  if (controller.can_pause()) {
    pause = box.addButton(LeaveMatch::tr("&Pause"), QMessageBox::ActionRole);
    pause->setObjectName("leave_pause");
  }
  QPushButton* resign = nullptr;
  if (controller.is_human(controller.viewer())) {
    resign = box.addButton(LeaveMatch::tr("&Resign"), QMessageBox::DestructiveRole);
    resign->setObjectName("leave_resign");
  }
  box.setDefaultButton(stay);
  box.setEscapeButton(stay);
  box.exec();
  const auto* chosen = box.clickedButton();
  if (chosen == leave) return true;
  if (chosen == nullptr || chosen == stay) return false;
  const auto done = chosen == resign ? controller.resign() : controller.pause();
  if (!done) return fail(done.error());
  return true;
}

}  // namespace boardwright::desktop
