// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/desktop/kit/column_scroll.hpp"

class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace boardwright::desktop {

/// What a step of a lesson says: where in the lesson it is, its text, and the rules it is about. Scrolls
/// where the window is too small for it.
class LessonCard final : public ColumnScroll {
  Q_OBJECT
 public:
  struct Rule {
    QString number, sentence;
  };
  LessonCard();
  void add_below(QWidget* widget);  ///< scrolls with the text

  /// `where`: "Step 3 of 8". A new text is announced to those who listen.
  void say(const QString& title, const QString& where, const QString& text, const std::vector<Rule>& rules);
  void set_progress(int done, int all);
  void hide_progress();  ///< for what has no steps

  [[nodiscard]] QString title() const;
  [[nodiscard]] QString where() const;
  [[nodiscard]] QString text() const;
  [[nodiscard]] QString rules() const;

 private:
  QLabel *where_, *title_, *text_, *rules_;
  QProgressBar* progress_;
  QVBoxLayout* room_;
};

}  // namespace boardwright::desktop
