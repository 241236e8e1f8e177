// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/workshop/saves.hpp"

class QListWidget;
class QPushButton;

namespace boardwright::desktop {

/// Every state of the game that could be played, the newest first: to be played again, compared, or taken into the
/// text.
class SavePanel final : public QWidget {
  Q_OBJECT
 public:
  explicit SavePanel(QWidget* parent = nullptr);
  void show_saves(std::vector<Save> saves);
  [[nodiscard]] const std::vector<Save>& saves() const noexcept { return saves_; }

 signals:
  void back_wanted(const boardwright::Save& save);
  void compare_wanted(const boardwright::Save& save);
  void open_wanted(const boardwright::Save& save);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  [[nodiscard]] const Save* chosen() const;

  std::vector<Save> saves_;
  QListWidget* list_;
  QPushButton *back_, *compare_, *open_;
};

}  // namespace boardwright::desktop
