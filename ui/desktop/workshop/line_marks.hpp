// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBlock>
#include <QTextCursor>
#include <cstdint>
#include <vector>

class QTextDocument;

namespace boardwright::desktop {

/// Lines of a text that are marked, and follow their words when the text changes.
class LineMarks {
 public:
  /// Others than before, from 1; those that the text doesn't have are left out.
  void set(const QTextDocument& text, const std::vector<std::uint32_t>& lines);
  /// Whether it is marked now.
  bool toggle(const QTextBlock& line);
  void clear() { marks_.clear(); }

  [[nodiscard]] bool has(const QTextBlock& line) const;
  /// From 1, in order, each once: lines that were joined are one.
  [[nodiscard]] std::vector<std::uint32_t> lines() const;
  [[nodiscard]] const std::vector<QTextCursor>& cursors() const noexcept { return marks_; }

 private:
  std::vector<QTextCursor> marks_;  // one in each line, as long as no lines are joined
};

}  // namespace boardwright::desktop
