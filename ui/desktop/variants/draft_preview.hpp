// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/line/game_line.hpp"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace boardwright::desktop {

class CompareSide;
struct Theme;

/// The board of a rule set in the making, to be played on: the start, and a game of a few moves. Nothing is
/// hidden on it.
class DraftPreview final : public QWidget {
  Q_OBJECT
 public:
  explicit DraftPreview(QWidget* parent = nullptr);
  ~DraftPreview() override;

  /// Begins anew unless these are the rules that are shown: their parameters say so.
  void show_rules(std::shared_ptr<const Game> game, Variant variant, std::shared_ptr<const Rules> rules);
  /// What was shown stays, in grey: the text makes no rules now.
  void set_outdated(bool outdated);
  void set_theme(const Theme& theme);
  void set_coordinates(bool coordinates);
  void set_animation(bool animation);

  [[nodiscard]] CompareSide* side() const noexcept { return side_; }  ///< nullptr before the first rules
  [[nodiscard]] const GameLine* line() const { return line_ ? &*line_ : nullptr; }
  [[nodiscard]] QString message() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void play(const QString& move);
  void let_chance_decide();
  void explain(const std::vector<std::uint32_t>& clicks);
  void refresh();
  void retranslate();

  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Variant> variant_;
  std::shared_ptr<const Rules> rules_;
  std::optional<GameLine> line_;
  CompareSide* side_ = nullptr;
  QVBoxLayout* room_;
  QLabel* message_;
  QPushButton *start_, *back_, *roll_;
  bool coordinates_ = true, animation_ = true;
};

}  // namespace boardwright::desktop
