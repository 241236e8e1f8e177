// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPixmap>
#include <optional>
#include <vector>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;

namespace boardwright::desktop {

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

 signals:
  void choice_changed();
  void random_wanted();
  void clear_wanted();
  void ready();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QLabel* title_;
  QGridLayout* grid_;
  QButtonGroup* kinds_;
  QPushButton* random_;
  QPushButton* clear_;
  QPushButton* ready_;
};

}  // namespace boardwright::desktop
