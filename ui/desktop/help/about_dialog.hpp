// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <filesystem>
#include <utility>
#include <vector>

namespace boardwright::desktop {

/// Which version this is, what it stands on, under which licences, and where it keeps things.
class AboutDialog final : public QDialog {
  Q_OBJECT
 public:
  /// `folders`: what each is for, in the language that is spoken, and where it is. Those that exist can be
  /// opened.
  using Folders = std::vector<std::pair<QString, std::filesystem::path>>;
  AboutDialog(const Folders& folders, QWidget* parent);

 private:
  [[nodiscard]] QLayout* places(const Folders& folders);
};

}  // namespace boardwright::desktop
