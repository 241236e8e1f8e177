// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "ui/desktop/sound/wave.hpp"
#include "ui/desktop/window_services.hpp"

namespace boardwright::desktop {

class ComparePage;
class OutsidePage;
class PackagesDialog;
class VariantEditor;
class WorkshopPage;

/// What is done about rules instead of playing by them: they are compared, varied, written, tried out before they are
/// installed, and come in packages. The game on the table stays as it is.
class RuleWork final : public QObject {
  Q_OBJECT
 public:
  explicit RuleWork(const WindowServices& services);

  /// As it was left; else the game on the table.
  void show_compare();
  /// As it was left; else a variant of the game on the table.
  void show_variants();
  /// Of a game, from a variant (empty: its first) with other values; one of the user's own as it is, to be changed.
  void make_variant(const std::string& game, const std::string& variant, const Parameters& values = {});
  void mend_variant(const std::string& game, const std::string& variant);
  /// A text from a file, to be looked through before it is among the user's variants.
  [[nodiscard]] Result<void> open_variant(const std::filesystem::path& file, const std::string& yaml);
  /// As it was left; else a file is to be chosen.
  void show_workshop();
  [[nodiscard]] Result<void> open_script(const std::filesystem::path& file);
  /// A game that isn't installed, played in a process of its own. `variant`: chosen to begin with; empty: the first.
  [[nodiscard]] Result<void> open_library(const std::filesystem::path& file, const std::string& variant = {});
  void show_packages();
  void install(const std::filesystem::path& package);
  void show_rule_sheet();  ///< of the game on the table

  // Built when they are asked for.
  [[nodiscard]] ComparePage& compare_page();
  [[nodiscard]] VariantEditor& variant_editor();
  [[nodiscard]] WorkshopPage& workshop_page();
  [[nodiscard]] OutsidePage& outside_page();
  [[nodiscard]] PackagesDialog& packages_dialog();  ///< over whatever is shown

 signals:
  void variants_changed();  ///< the user's own: some were made, changed or removed
  void games_changed();     ///< others are installed than before
  void record_wanted(const QString& record);
  void file_wanted(const QString& file);
  void game_wanted(const std::string& game, const std::string& variant);  ///< a new one
  void game_offered(const MatchPlan& suggested);
  void heard(boardwright::desktop::Sound sound);  ///< of a game from outside

 private:
  void compare_with_parent(const std::string& parent, const std::string& variant);

  WindowServices services_;
  ComparePage* compare_page_ = nullptr;
  VariantEditor* variant_editor_ = nullptr;
  WorkshopPage* workshop_page_ = nullptr;
  OutsidePage* outside_page_ = nullptr;
  PackagesDialog* packages_dialog_ = nullptr;
};

}  // namespace boardwright::desktop
