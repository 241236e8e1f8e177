// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPixmap>
#include <QVariantAnimation>
#include <vector>

#include "framework/match/thrown_dice.hpp"

class QTimer;

namespace boardwright::desktop {

/// News shown over the board for a moment: words, or dice that roll, one throw after the other.
class DiceToast final : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kPiece = 52;  ///< pixels: how large `piece` is drawn
  struct Die {
    int face;
    QColor colour = Qt::white;
    QPixmap piece = {};  ///< who rolls it; may be null
    friend bool operator==(const Die& a, const Die& b) { return a.face == b.face && a.colour == b.colour; }
  };
  struct News {
    QString text;           ///< shown where there are no dice, and told to those who listen
    std::vector<Die> dice;  ///< may be empty
  };
  explicit DiceToast(QWidget* parent);

  /// Shows one after the other and then hides. Without animation dice don't roll, and only the last are seen.
  void show_news(std::vector<News> news, bool animated);
  [[nodiscard]] QString text() const;  ///< of all the news
  /// What the dice show now; none while words are shown.
  [[nodiscard]] std::vector<int> faces() const;
  [[nodiscard]] const std::vector<Die>& dice() const { return news_.at(shown_).dice; }
  /// A chance event as news: a throw has dice of these colours, then white ones.
  [[nodiscard]] static News news_of(const std::string& event, const std::vector<QColor>& colours);
  /// thrown_dice of framework/match.
  [[nodiscard]] static std::vector<int> read_throw(const QString& event) {
    return thrown_dice(event.toStdString());
  }
  [[nodiscard]] QSize sizeHint() const override;

 signals:
  void shown_throw(bool shown);  ///< while dice are seen nobody can do anything
  void resized();                ///< whoever places it should do so again

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void show_one(std::size_t index);
  void go_on();

  std::vector<News> news_;
  std::size_t shown_ = 0;
  bool animated_ = false;
  std::vector<int> rolling_;  // faces on the way; empty when the dice lie still
  QVariantAnimation roll_;
  QTimer* rest_;
};

}  // namespace boardwright::desktop
