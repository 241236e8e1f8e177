// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPixmap>
#include <optional>
#include <vector>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace boardwright::desktop {

/// A kind of piece, as a number in decimal, that is dragged from the panel to the board.
inline constexpr const char* kKindMimeType = "application/x-boardwright-kind";

/// Beside the board while somebody sets up: the pieces still to place, and what to do with all of them.
class ArrangePanel final : public QFrame {
  Q_OBJECT
 public:
  struct Piece {
    std::uint32_t kind;
    std::uint32_t left;
    QString name;
    QPixmap picture;
  };
  explicit ArrangePanel(QWidget* parent = nullptr);

  void set_pieces(const std::vector<Piece>& pieces, bool any_placed, bool complete);
  /// The kind that a click on the board places; nothing: whichever fits.
  [[nodiscard]] std::optional<std::uint32_t> chosen_kind() const;
  void forget_choice();
  /// Nothing is placed that somebody hasn't asked for: for set-ups that were made elsewhere.
  void only_by_hand();
  void set_named(bool named);  ///< whether there may be named set-ups

 signals:
  void choice_changed();
  void random_wanted();
  void mirror_wanted();
  void clear_wanted();
  void menu_due(QMenu* menu);  ///< of named arrangements: empty, about to be shown
  void ready();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void join(QMenu* menu);
  void retranslate();
  void drag(int kind);

  QLabel* title_;
  QGridLayout* grid_;
  QButtonGroup* kinds_;
  QPoint pressed_;  // where the mouse went down on a kind
  QPushButton* random_;
  QPushButton* mirror_;
  QPushButton* clear_;
  QPushButton* named_;
  QPushButton* ready_;
};

}  // namespace boardwright::desktop
