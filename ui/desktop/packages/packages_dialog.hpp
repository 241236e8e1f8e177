// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <filesystem>

#include "framework/package/package_library.hpp"

class QLabel;
class QPushButton;
class QTableWidget;

namespace boardwright::desktop {

class PackageRun;

/// The games that have been installed from packages: from whom, in which versions; more from files, back to the version before,
/// away with them.
class PackagesDialog final : public QDialog {
  Q_OBJECT
 public:
  explicit PackagesDialog(QWidget* parent = nullptr);

  /// Reads who made it, asks where that isn't whom it names, tries its laws in a process that is shut in, and adds it.
  void install(const std::filesystem::path& file);
  [[nodiscard]] bool busy() const;
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }

 signals:
  /// Other games are installed than before.
  void changed();

 protected:
  void changeEvent(QEvent* event) override;
  void reject() override;  ///< not in the middle of something

 private:
  void ask_file();
  void install_trusted(const std::filesystem::path& file, bool trust);
  void go_back();
  void remove();
  void list_again();
  void refresh();
  void retranslate();
  void say(const QString& sentence, bool wrong);
  /// Of the row that is chosen; empty: none is.
  [[nodiscard]] std::string chosen() const;

  std::vector<InstalledPackage> packages_;
  PackageRun* run_;
  QLabel *title_, *say_;
  QTableWidget* table_;
  QPushButton *add_, *back_, *remove_, *close_;
};

}  // namespace boardwright::desktop
