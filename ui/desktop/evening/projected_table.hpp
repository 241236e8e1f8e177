// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

class QPainter;

namespace boardwright::desktop {

/// Rows for those at the back of a room: as many on a page as can be read from there, and the pages in turn.
class ProjectedTable final : public QWidget {
  Q_OBJECT
 public:
  struct Column {
    QString title;
    Qt::Alignment alignment = Qt::AlignLeft;
    bool takes_room = false;  ///< what is left; names are cut there if they must
    bool strong = false;
  };
  struct Sheet {
    QString title;
    std::vector<Column> columns;
    std::vector<QStringList> rows;
    QString empty;  ///< instead of rows
    friend bool operator==(const Sheet& a, const Sheet& b) {
      return a.title == b.title && a.rows == b.rows && a.empty == b.empty &&
             a.columns.size() == b.columns.size();
    }
  };
  explicit ProjectedTable(QWidget* parent = nullptr);

  /// New rows come on at once; the page that is seen stays if it can.
  void set_sheets(std::vector<Sheet> sheets);
  void set_corner(const QString& words);  ///< at the top, such as the clock of the round
  void turn(int by = 1);
  void hold(bool still) { still_ = still; }  ///< turns by itself no more

  [[nodiscard]] int pages() const;
  [[nodiscard]] int page() const noexcept { return page_; }
  [[nodiscard]] const Sheet& seen() const;
  /// The first and one behind the last of the rows that are seen.
  [[nodiscard]] std::pair<int, int> rows_seen() const;
  [[nodiscard]] int letter_height() const;  ///< in pixels
  [[nodiscard]] bool held() const noexcept { return still_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void draw_title(QPainter& painter, const QString& words) const;
  struct Place {
    std::size_t sheet = 0;
    int first = 0, count = 0, of = 1, at = 0;  ///< page `at` of `of`
  };
  [[nodiscard]] std::vector<Place> places() const;
  [[nodiscard]] int rows_on_page() const;
  [[nodiscard]] double row_height() const;
  void describe();

  std::vector<Sheet> sheets_;
  QString corner_;
  int page_ = 0;
  bool still_ = false;
};

}  // namespace boardwright::desktop
