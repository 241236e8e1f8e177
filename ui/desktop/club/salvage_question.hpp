// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>
#include <filesystem>
#include <functional>

namespace boardwright::desktop {

/// Where the club's store is damaged: asks whether what can be read of it is to be saved. If so, the saved
/// store takes the damaged one's place, which is kept beside it, and `saved` is called once the words about
/// it have been read.
class SalvageQuestion : public QMessageBox {
  Q_OBJECT

 public:
  SalvageQuestion(std::filesystem::path store, std::function<void()> saved, QWidget* parent);

 private:
  void save();

  std::filesystem::path store_;
  std::function<void()> saved_;
};

}  // namespace boardwright::desktop
