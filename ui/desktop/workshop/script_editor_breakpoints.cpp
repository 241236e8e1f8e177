// SPDX-License-Identifier: GPL-3.0-or-later
//
// Breakpoints of ScriptEditor, and the line where a recorded run stands.
#include <QMenu>
#include <QPainter>
#include <QTextBlock>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/script_highlighter.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kDot = 8;  // pixels

}  // namespace

std::vector<std::uint32_t> ScriptEditor::breakpoints() const {
  std::vector<std::uint32_t> lines;
  for (const QTextCursor& one : breakpoints_)
    lines.push_back(static_cast<std::uint32_t>(one.blockNumber()) + 1);
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

bool ScriptEditor::has_breakpoint(const QTextBlock& block) const {
  return std::any_of(breakpoints_.begin(), breakpoints_.end(),
                     [&](const QTextCursor& one) { return one.block() == block; });
}

void ScriptEditor::toggle_breakpoint(int line) {
  const QTextBlock block = document()->findBlockByNumber(line - 1);
  if (!block.isValid()) return;
  const bool was =
      std::erase_if(breakpoints_, [&](const QTextCursor& one) { return one.block() == block; }) > 0;
  if (!was) breakpoints_.emplace_back(block);
  show_marks();
  announce(*this, was ? tr("No breakpoint in line %1").arg(line) : tr("Breakpoint in line %1").arg(line));
  emit breakpoints_changed();
}

void ScriptEditor::forget_breakpoints() {
  breakpoints_.clear();
  running_.reset();
  show_marks();
  emit breakpoints_changed();
}

void ScriptEditor::show_running(std::uint32_t line) {
  running_.reset();
  if (line != 0 && line <= static_cast<std::uint32_t>(blockCount())) {
    running_ = QTextCursor(document()->findBlockByNumber(static_cast<int>(line) - 1));
    setTextCursor(*running_);
    if (!viewport()->rect().contains(cursorRect())) centerCursor();
  }
  show_marks();
}

std::uint32_t ScriptEditor::running() const {
  return running_ ? static_cast<std::uint32_t>(running_->blockNumber()) + 1 : 0;
}

void ScriptEditor::paint_beside(QPainter& painter, const QTextBlock& block, const QRectF& area) const {
  const Theme& theme = current_theme();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const QPointF middle(area.left() + kDot / 2.0 + 1, area.center().y());
  if (has_breakpoint(block)) {
    painter.setBrush(theme.wrong);
    painter.drawEllipse(middle, kDot / 2.0, kDot / 2.0);
  }
  if (running_ && running_->block() == block) {
    painter.setBrush(theme.text);
    const double far = kDot / 2.0 - 1;
    painter.drawPolygon(
        QPolygonF{middle + QPointF(-far, -far), middle + QPointF(far, 0), middle + QPointF(-far, far)});
  }
  painter.restore();
}

void ScriptEditor::add_breakpoint(QMenu& menu, int line) {
  QAction* toggle = menu.addAction(has_breakpoint(document()->findBlockByNumber(line - 1))
                                       ? tr("Take the breakpoint from line %1").arg(line)
                                       : tr("Breakpoint in line %1").arg(line));
  toggle->setObjectName("toggle_breakpoint");
  toggle->setShortcut(kBreakpointKey);
  connect(toggle, &QAction::triggered, this, [this, line] { toggle_breakpoint(line); });
}

}  // namespace boardwright::desktop
