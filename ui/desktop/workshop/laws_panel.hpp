// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/workshop/laws_run.hpp"

class QLabel;
class QListWidget;
class QPushButton;

namespace boardwright::desktop {

/// The laws of all rule sets, tried on the file as it is: those that are broken first, each with its seed.
class LawsPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit LawsPanel(QWidget* parent = nullptr);
  void set_game(const std::filesystem::path& game);
  void forget();  ///< the file has changed: what was told is of another one
  [[nodiscard]] const LawsRun& run() const noexcept { return run_; }
  [[nodiscard]] QString sentence() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void show_verdicts();

  std::filesystem::path game_;
  LawsRun run_;
  QLabel* state_;
  QPushButton* start_;
  QListWidget* verdicts_;
};

}  // namespace boardwright::desktop
