// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "framework/catalogue/game.hpp"

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace boardwright::desktop {

class ParameterForm;

/// By which rules a game is played: a variant, and what differs from it by the form of its parameters.
class RulesPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit RulesPanel(QWidget* parent = nullptr);

  /// Lists the game's variants; the one of this id is chosen, else the first.
  void show_game(std::shared_ptr<const Game> game, const QString& variant);
  /// The chosen variant with these values instead of its own; what doesn't fit it any more is left out.
  void set_changes(const QStringList& settings);
  void retranslate();

  [[nodiscard]] const Game* game() const noexcept { return game_.get(); }
  [[nodiscard]] const std::shared_ptr<const Game>& shared_game() const noexcept { return game_; }
  [[nodiscard]] const Variant* variant() const;  ///< nullptr: there is none
  /// Of the variant as it is, to ask about seats and dice; nothing if it can't be used.
  [[nodiscard]] const std::shared_ptr<const Rules>& rules() const noexcept { return rules_; }
  /// The values that differ from the variant's, or what is wrong with one.
  [[nodiscard]] Result<Parameters> changes() const;
  [[nodiscard]] const std::string& problem() const noexcept { return problem_; }  ///< of the variant
  /// "Standard", "Standard, with another board size".
  [[nodiscard]] QString title() const;

 signals:
  void variant_chosen();
  void changed();  ///< a value
  void variant_wanted();

 private:
  void take_variant();
  void build_form(const Parameters& values);

  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  std::string problem_;
  Parameters standard_;  // of the variant, defaults filled in
  QLabel *variant_label_, *summary_;
  QComboBox* variant_;
  QVBoxLayout* place_;
  ParameterForm* form_ = nullptr;
  QPushButton* keep_;
};

}  // namespace boardwright::desktop
