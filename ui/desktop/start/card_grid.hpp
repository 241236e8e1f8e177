// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "framework/catalogue/catalogue.hpp"

class QGridLayout;

namespace boardwright::desktop {

class GameCard;

/// A card for each game, those that were played last first. Shows those that are looked for, as many side by side as
/// there is room for; arrows go from one to another.
class CardGrid final : public QWidget {
  Q_OBJECT
 public:
  enum class Filter { kAll, kNoLuck, kLuck, kOpen, kHidden, kShort };

  explicit CardGrid(const Catalogue& catalogue, QWidget* parent = nullptr);

  /// Cards of games that are gone are hidden, not deleted: a thread may be at work for them.
  void set_catalogue(const Catalogue& catalogue);
  [[nodiscard]] const std::vector<GameCard*>& cards() const noexcept { return cards_; }
  [[nodiscard]] std::vector<GameCard*> shown() const;
  /// Games of that kind in whose words each of these is found.
  void look_for(const QString& words, Filter filter);
  /// So many pixels are there for the cards.
  void fit_into(int width);
  /// Anew, after the cards have learnt something.
  void lay_out();
  void order();
  void retranslate();
  void refresh_pictures();
  [[nodiscard]] int least_width() const;  ///< that the widest card needs

 signals:
  void play_wanted(const QString& game);
  void lessons_wanted(const QString& game);
  void variant_wanted(const QString& game);
  void details_wanted();
  void laid_out();                                     ///< others may be shown
  void gone_to(boardwright::desktop::GameCard* card);  ///< by an arrow: somebody wants to see it
  void typed(const QString& text);                     ///< on a card's button: a search begins

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void add_card(const std::shared_ptr<const Game>& game);
  [[nodiscard]] int columns_for(const std::vector<GameCard*>& shown) const;
  [[nodiscard]] bool fits(const GameCard& card) const;
  [[nodiscard]] GameCard* next_card(const GameCard* from, int key) const;

  std::vector<GameCard*> cards_;
  QGridLayout* grid_;
  QString words_;
  Filter filter_ = Filter::kAll;
  int room_ = 0, columns_ = 0;
};

}  // namespace boardwright::desktop
