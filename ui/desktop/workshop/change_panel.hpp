// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/desktop/workshop/change_run.hpp"

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// What new rules have changed: ways to go on from the position on the board, where both part, what random games are
/// like.
class ChangePanel final : public QWidget {
  Q_OBJECT
 public:
  explicit ChangePanel(QWidget* parent = nullptr);
  /// `words`: of the position on the board. Looks for more in the background.
  void show_change(const QString& words, std::shared_ptr<const Rules> before,
                   std::shared_ptr<const Rules> now);
  void show_nothing();
  [[nodiscard]] QString sentence() const;  ///< all that is told
  [[nodiscard]] bool is_looking() const noexcept { return run_.is_running(); }

 signals:
  void position_wanted(const QString& text);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void show_words();
  [[nodiscard]] QStringList part_words() const;

  ChangeRun run_;
  QString words_;
  std::optional<RuleChange> change_;
  QLabel* told_;
  QPushButton* go_;
};

}  // namespace boardwright::desktop
