// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "ui/desktop/tools/tool_dialog.hpp"

class QProgressBar;
class QPushButton;
class QSpinBox;

namespace boardwright::desktop {

/// A game's rules on a page, each with the smallest position that shows it at work, found by random games. The same as
/// `boardwright sheet`, in a process of its own.
class SheetDialog final : public ToolDialog {
  Q_OBJECT
 public:
  explicit SheetDialog(const ToolGame& game, QWidget* parent = nullptr);

  [[nodiscard]] bool has_sheet() const noexcept { return !sheet_.empty(); }
  /// As the file's ending says: a page, or what the command told; a browser prints the page. Fails with a sentence.
  [[nodiscard]] Result<void> save(const std::filesystem::path& file) const;

 public slots:
  void start();

 private:
  void build();
  void show_end(const nlohmann::ordered_json& end, const QString& problem);
  void ask_save();
  void open_page();
  void refresh();

  QSpinBox* games_;
  QProgressBar* bar_;
  QPushButton *start_, *open_, *save_, *close_;
  std::string sheet_;
  QTemporaryDir folder_;  // of the page that a browser shows
};

}  // namespace boardwright::desktop
