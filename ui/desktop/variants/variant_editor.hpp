// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/catalogue/variant_text.hpp"
#include "ui/desktop/kit/page.hpp"

class QScrollArea;

namespace boardwright::desktop {

class DraftActions;
class DraftPreview;
class DraftRules;
class DraftText;
class GameWatcher;
class ParameterTable;
class VariantChoice;
class VariantForm;
class YamlBox;

/// Where a variant is made: a form and its YAML text in step, the board, what differs from the variant it
/// starts from. The text is what is edited; the form shows it and changes single values of it. Keeps it in
/// the user's folder of variants; touches no game.
class VariantEditor final : public Page {
  Q_OBJECT
 public:
  explicit VariantEditor(Catalogue catalogue, QWidget* parent = nullptr);
  ~VariantEditor() override;

  // These drop what is there: may_drop asks first.
  /// A new one that starts from a variant (empty: the game's first) and has these values already.
  [[nodiscard]] Result<void> begin(const std::string& game, const std::string& parent = {},
                                   const Parameters& values = {});
  /// One of the user's, sound or not.
  [[nodiscard]] Result<void> open(const std::string& game, const std::string& variant);

  /// A text from elsewhere, not kept yet. It doesn't say which game it is of: the first of `likely` that it
  /// fits, else any that it fits. Fails for a text that is no variant at all.
  [[nodiscard]] Result<void> begin_with(const std::string& yaml, const std::vector<std::string>& likely);

  void set_catalogue(const Catalogue& catalogue) override;
  [[nodiscard]] bool is_begun() const noexcept { return game_ != nullptr; }
  [[nodiscard]] bool unsaved() const;
  [[nodiscard]] bool may_drop() override;
  /// Into the user's folder, under its id.
  [[nodiscard]] Result<void> save();
  /// The text as it is now into any file, for another computer.
  [[nodiscard]] Result<void> export_to(const std::filesystem::path& file) const;

  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  void say(const QString& sentence) override;
  void focus_first() override;
  [[nodiscard]] QString title() const override;

  [[nodiscard]] YamlBox& text() const noexcept { return *text_; }
  [[nodiscard]] VariantForm& form() const noexcept { return *form_; }
  [[nodiscard]] DraftPreview& preview() const noexcept;
  [[nodiscard]] ParameterTable& differences() const noexcept;
  [[nodiscard]] const DraftReading& reading() const noexcept { return reading_; }
  [[nodiscard]] QString message() const;

 signals:
  void catalogue_changed();  ///< something was saved or removed
  void compare_wanted(const std::string& parent, const std::string& variant);  ///< "game/variant" each
  void play_wanted(const std::string& game, const std::string& variant);
  void import_wanted(const QString& file);  ///< of a variant, of whatever game

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void join();
  void retranslate();
  void name_buttons();
  void show_choice();
  void show_text(const std::string& yaml, const std::string& saved_as);
  void read();
  void take_saved();  ///< the game's file was saved: the same text, by its new rules
  void change(const std::string& field, const Result<std::string>& text);
  void change_words(VariantWords which, Language language, const QString& text);
  void choose(const std::string& game, const std::string& variant);
  void ask_remove();
  void ask_import();
  void ask_export();
  void say_result(const Result<void>& done);
  /// Once it is saved, which it may have to be first.
  void when_saved(const std::function<void()>& then);
  [[nodiscard]] const Variant& parent() const;  ///< the game's first if it inherits nothing
  [[nodiscard]] QStringList heirs() const;      ///< the user's variants that inherit the saved one

  Catalogue catalogue_;
  GameWatcher* watcher_;
  std::shared_ptr<const Game> game_;
  std::string saved_as_;    // its file's name; empty: it is new
  std::string saved_text_;  // what it was begun with or saved as
  DraftReading reading_;
  std::string last_field_;  // of the form, if that has made the last change
  bool changing_ = false;   // the form is

  VariantChoice* choice_;
  QScrollArea* room_;
  VariantForm* form_;
  DraftText* draft_text_;
  YamlBox* text_;  // of that
  DraftRules* rules_;
  DraftActions* actions_;
};

}  // namespace boardwright::desktop
