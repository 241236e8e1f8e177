// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QListWidget;

namespace boardwright::desktop {

/// What was tried out, a line for each; there while there is any. Choosing one shows it, the delete key drops
/// it.
class VariationList final : public QWidget {
  Q_OBJECT
 public:
  struct Line {
    std::size_t begins_after;  ///< so many moves of the game
    std::vector<std::string> moves;
    std::size_t shown;  ///< how many of them are on the board
  };
  explicit VariationList(QWidget* parent = nullptr);

  /// `chosen`: the one on the board; nothing: the game is.
  void set_lines(const std::vector<Line>& lines, std::optional<std::size_t> chosen);
  [[nodiscard]] QListWidget& list() const noexcept { return *list_; }

 signals:
  void chosen(std::size_t index);
  void dropped(std::size_t index);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void write();

  std::vector<Line> lines_;
  std::optional<std::size_t> chosen_;
  QLabel* title_;
  QListWidget* list_;
};

}  // namespace boardwright::desktop
