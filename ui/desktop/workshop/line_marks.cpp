// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/line_marks.hpp"

#include <QTextDocument>
#include <algorithm>

namespace boardwright::desktop {

void LineMarks::set(const QTextDocument& text, const std::vector<std::uint32_t>& lines) {
  marks_.clear();
  for (const std::uint32_t line : lines)
    if (const QTextBlock block = text.findBlockByNumber(static_cast<int>(line) - 1); block.isValid())
      marks_.emplace_back(block);
}

bool LineMarks::toggle(const QTextBlock& line) {
  if (std::erase_if(marks_, [&](const QTextCursor& one) { return one.block() == line; }) > 0) return false;
  marks_.emplace_back(line);
  return true;
}

bool LineMarks::has(const QTextBlock& line) const {
  return std::any_of(marks_.begin(), marks_.end(),
                     [&](const QTextCursor& one) { return one.block() == line; });
}

std::vector<std::uint32_t> LineMarks::lines() const {
  std::vector<std::uint32_t> lines;
  for (const QTextCursor& one : marks_) lines.push_back(static_cast<std::uint32_t>(one.blockNumber()) + 1);
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

}  // namespace boardwright::desktop
