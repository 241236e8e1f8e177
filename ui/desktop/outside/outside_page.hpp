// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "framework/catalogue/appearance.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/remote/table_process.hpp"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace boardwright::desktop {

class AnalysisDock;
class OutsideAdvisor;
class OutsideForm;
class OutsideReload;
class ReloadBar;
class RemoteTable;

/// Plays a game of a native library that isn't installed. Its rules are in a process of their own: if they crash or hang,
/// this page says so, keeps the match and offers to go on; if their file changes, the match goes on by the new ones.
class OutsidePage final : public Page {
  Q_OBJECT
 public:
  explicit OutsidePage(QWidget* parent = nullptr);
  ~OutsidePage() override;

  /// `variant`: chosen to begin with; empty: the first.
  void open(const std::filesystem::path& library, const std::string& variant = {});
  /// What has been played up to now, as far as whoever sits here may know it.
  [[nodiscard]] Result<void> save_record(const std::filesystem::path& file);

  [[nodiscard]] TableProcess& process() const noexcept { return *process_; }
  [[nodiscard]] RemoteTable& table() const noexcept { return *table_; }
  [[nodiscard]] OutsideForm& form() const noexcept { return *form_; }
  [[nodiscard]] bool at_board() const;
  [[nodiscard]] ReloadBar& reload_bar() const noexcept { return *reload_bar_; }
  [[nodiscard]] AnalysisDock& analysis() const noexcept { return *analysis_; }

  [[nodiscard]] QString title() const override;
  void say(const QString& sentence) override;
  void focus_first() override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  /// Asks before a match is left whose record isn't saved as it is now.
  [[nodiscard]] bool may_drop() override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void join();
  void retranslate();
  void follow();
  void show_board();
  void show_stop();
  void show_analysis();
  void begin_anew();
  void ask_save();
  [[nodiscard]] QString game_name() const;
  [[nodiscard]] QString what_happened() const;
  [[nodiscard]] std::string record() const;
  [[nodiscard]] Appearance look() const;

  std::filesystem::path library_;
  std::string variant_;  // that is wanted
  TableProcess* process_;
  QStackedWidget* views_;
  QLabel *title_, *message_, *waiting_;
  QPushButton *back_, *save_, *new_game_, *analyse_;
  OutsideForm* form_;
  RemoteTable* table_;
  AnalysisDock* analysis_;
  OutsideAdvisor* advisor_;
  ReloadBar* reload_bar_;
  OutsideReload* reload_;
  std::string saved_;  // the record that was saved last
};

}  // namespace boardwright::desktop
