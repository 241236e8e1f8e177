// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/catalogue/variant_text.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QTabWidget;
class QVBoxLayout;

namespace boardwright::desktop {

class ParameterForm;

/// A variant as a form: what it starts from, what it is called in each language, its id, its parameters. Says
/// what somebody changes, and shows what it is told.
class VariantForm final : public QWidget {
  Q_OBJECT
 public:
  explicit VariantForm(QWidget* parent = nullptr);

  /// Makes the form for a game. `saved_as`: the variant itself, which it can't start from; empty: it is new.
  void set_game(std::shared_ptr<const Game> game, const std::string& saved_as);
  /// What was read of the text. Values that couldn't be read are shown as they would be without them, with
  /// what is wrong. `yaml`: the text, which tells what is inherited.
  void show_draft(const DraftReading& reading, const std::string& yaml);
  [[nodiscard]] QString parent_name() const;  ///< of the variant it starts from
  void focus_first();

 signals:
  void parent_changed(const std::string& variant);
  void words_changed(boardwright::VariantWords which, boardwright::Language language, const QString& text);
  void id_changed(const QString& id);
  void value_changed(const std::string& parameter, const boardwright::Value& value);
  void reset_wanted(const std::string& parameter);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build_words();
  void make_parameters();
  void fill_parents();
  void retranslate();

  std::shared_ptr<const Game> game_;
  std::string saved_as_;
  DraftReading reading_;
  std::string yaml_;
  QLabel *parent_label_, *id_label_, *rules_title_;
  QComboBox* parents_;
  QTabWidget* languages_;
  std::vector<QLabel*> name_labels_, summary_labels_;  ///< by language
  std::vector<QLineEdit*> names_, summaries_;
  QLineEdit* id_;
  QVBoxLayout* column_;
  ParameterForm* parameters_ = nullptr;
};

}  // namespace boardwright::desktop
