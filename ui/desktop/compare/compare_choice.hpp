// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace boardwright {
class GameLine;
class SideBySide;
}  // namespace boardwright

namespace boardwright::desktop {

/// The column beside the boards: which variants of which game stand there, from where they are played, and what can be
/// done with all of them.
class CompareChoice final : public QWidget {
  Q_OBJECT
 public:
  explicit CompareChoice(QWidget* parent = nullptr);

  /// The games that can be compared, and the variants of `game`, which may be nullptr. What is checked stays so.
  void offer(const Catalogue& catalogue, std::shared_ptr<const Game> game);
  void offer_games(const Catalogue& catalogue);  ///< leaves the variants as they are
  [[nodiscard]] bool offers(const std::string& game) const;
  [[nodiscard]] std::string first_game() const;  ///< its id; empty: none can be compared

  /// Which variants are checked, as "id/variant".
  void check(const std::vector<std::string>& names);
  [[nodiscard]] std::vector<std::string> checked() const;

  void offer_starts(const QStringList& sides);   ///< the first is chosen
  void rename_starts(const QStringList& sides);  ///< in another language
  /// What can be done now. Either may be nullptr: there are no games, none of them is looked at.
  void show_games(const SideBySide* games, const GameLine* looked_at);
  void focus_first();

 signals:
  void game_chosen(const std::string& id);
  /// Two to four of them, or fewer as long as somebody changes the choice.
  void variants_chosen(const std::vector<std::string>& names);
  void too_many();  ///< the last one isn't checked any more
  void start_chosen(std::size_t side);
  void position_entered(const std::string& text);
  void open_wanted();
  void take_back_wanted();
  void leave_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void join();
  void retranslate();
  void list_games();
  void list_variants();
  void take_check(QListWidgetItem* item);

  Catalogue catalogue_;
  std::shared_ptr<const Game> game_;
  QLabel *title_, *game_label_, *variants_label_, *start_label_, *position_label_, *hint_;
  QComboBox *games_, *starts_;
  QListWidget* variants_;
  QLineEdit* position_;
  QPushButton *open_, *take_back_, *leave_;
};

}  // namespace boardwright::desktop
