// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "ui/desktop/tools/tool_dialog.hpp"

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace boardwright::desktop {

class ListView;
class TuneForm;

/// Which values of a game's parameters meet goals: what is asked, how far the search is, what it has found. The same as
/// `boardwright tune`, in a process of its own.
class TuneDialog final : public ToolDialog {
  Q_OBJECT
 public:
  using Values = std::map<std::string, std::string>;  ///< by parameter, as read_value takes them

  /// Nothing, with a sentence, where the rules can't be made.
  [[nodiscard]] static Result<std::unique_ptr<TuneDialog>> make(const ToolGame& game,
                                                                QWidget* parent = nullptr);

  [[nodiscard]] TuneForm& form() const noexcept { return *form_; }
  [[nodiscard]] ListView& found() const noexcept { return *found_; }
  [[nodiscard]] QString progress_words() const;
  /// What was found, as the file's ending says: a page, a paper, tables, or all figures. Fails with a sentence.
  [[nodiscard]] Result<void> save(const std::filesystem::path& file) const;

 public slots:
  void start();
  void stop();

 signals:
  /// Of the value set that is chosen in the table.
  void values_wanted(const boardwright::desktop::TuneDialog::Values& values);

 private:
  TuneDialog(const ToolGame& game, TuneForm* form, QWidget* parent);
  void build();
  void show_progress(const nlohmann::ordered_json& event);
  void show_end(const nlohmann::ordered_json& end, const QString& problem);
  void ask_save();
  void take_values();
  void show_lacking();  ///< of what is asked, and that it can't begin yet
  void refresh();

  TuneForm* form_;
  QStackedWidget* views_;
  QWidget *asked_, *shown_;
  ListView* found_;
  QProgressBar* bar_;
  QLabel* how_far_;
  QPushButton *start_, *stop_, *again_, *take_, *save_, *close_;
  std::string list_, tuning_;  // what was found, as the command told it
  std::vector<Values> results_;
};

}  // namespace boardwright::desktop
