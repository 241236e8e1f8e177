// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/catalogue/variant_draft.hpp"

class QLabel;
class QListWidget;
class QPushButton;

namespace boardwright::desktop {

class YamlBox;

/// A variant's text as it is edited, with undo and redo, and below it what is wrong in it: a click goes there.
class DraftText final : public QWidget {
  Q_OBJECT
 public:
  explicit DraftText(QWidget* parent = nullptr);

  [[nodiscard]] YamlBox& text() const noexcept { return *text_; }
  /// Marks them, and tells those who listen of what is new.
  void show_problems(const std::vector<TextProblem>& problems);
  void undo();
  void redo();
  void retranslate();

 private:
  QLabel* title_;
  YamlBox* text_;
  QListWidget* list_;
  QPushButton *undo_, *redo_;
  std::vector<TextProblem> problems_;
};

}  // namespace boardwright::desktop
