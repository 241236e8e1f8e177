// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/paper_table.hpp"

#include <algorithm>
#include <numeric>

namespace boardwright::report {
using Look = ReportTable::Look;

namespace {

constexpr qreal kHeadSize = 8, kCellSide = pt(5), kCellTop = pt(3.2), kKeyRoom = pt(8);
/// Numbers of columns wider than that break their headings rather than the room of the others.
constexpr qreal kNumberHead = pt(84), kWidestName = pt(110);
constexpr qreal kBlankWidth = pt(44), kNarrowest = pt(30), kBarWidth = pt(46), kBarHeight = pt(5),
                kBarGap = pt(5);
constexpr std::size_t kTogether = 3;  // rows that aren't parted at the ends of a table

struct Dress {
  QColor text, ground;  // no ground: none
  QFont::Weight weight = QFont::Normal;
};

Dress dress_of(Look look, const PaperColors& colors) {
  switch (look) {
    case Look::kPlain: return {colors.text, {}};
    case Look::kLesser: return {colors.lesser, {}};
    case Look::kStrong: return {colors.text, {}, QFont::DemiBold};
    case Look::kDifferent: return {colors.yes, colors.yes_ground, QFont::DemiBold};
    case Look::kSame: return {colors.no, colors.no_ground};
    case Look::kOpen: return {colors.maybe, colors.maybe_ground};
  }
  return {};
}

bool is_chip(Look look) { return look == Look::kDifferent || look == Look::kSame || look == Look::kOpen; }

class TableOnPaper {
 public:
  TableOnPaper(Paper& paper, const ReportTable& table, const ChartColors& colors, qreal size)
      : paper_(paper), table_(table), colors_(colors), size_(size), widths_(widths()) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      const auto& column = table.columns[i];
      head_.emplace_back(QString::fromStdString(column.heading), head_font(),
                         inside(i) - (column.set ? kKeyRoom : 0), side_of(i));
    }
    for (const auto& row : table.rows) {
      rows_.emplace_back();
      for (std::size_t i = 0; i < row.size(); ++i)
        rows_.back().emplace_back(QString::fromStdString(row[i].text), font_of(row[i]),
                                  inside(i) - before_text(row[i]), side_of(i));
    }
    measure_rows();
  }

  void draw() {
    draw_head(0);
    const std::size_t group = table_.group, together = group == 1 ? kTogether : 1;
    for (std::size_t row = 0; row < rows_.size(); row += group) {
      // The last rows go together.
      const std::size_t left = (rows_.size() - row) / group, with = left == together ? together : 1;
      if (height_of_rows(row, with * group) > paper_.left_on_sheet() && !paper_.is_sheet_fresh()) {
        paper_.next_sheet();
        draw_head(row);
      }
      draw_line(std::ranges::find(table_.breaks, row) != table_.breaks.end());
      for (std::size_t i = row; i < row + group; ++i) draw_row(i);
    }
  }

 private:
  QFont head_font() const { return paper_font(std::max(kHeadSize, size_ * 0.8), QFont::DemiBold); }
  QFont font_of(const ReportTable::Cell& cell) const {
    return paper_font(size_, dress_of(cell.look, paper_.colors()).weight);
  }
  Qt::Alignment side_of(std::size_t column) const {
    return table_.columns[column].number ? Qt::AlignRight : Qt::AlignLeft;
  }
  qreal inside(std::size_t column) const { return widths_[column] - 2 * kCellSide; }
  static qreal before_text(const ReportTable::Cell& cell) {
    return cell.bar ? kBarWidth + kBarGap : cell.set ? kKeyRoom : 0;
  }
  /// Whether it goes down into empty cells of its group.
  bool goes_down(std::size_t row, std::size_t column) const {
    return table_.group > 1 && row % table_.group == 0 && table_.rows[row + 1][column].text.empty();
  }

  void measure_rows() {
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      heights_.push_back(0);
      for (std::size_t i = 0; i < rows_[row].size(); ++i)
        if (!goes_down(row, i))
          heights_.back() = std::max(heights_.back(), rows_[row][i].height() + 2 * kCellTop);
    }
    for (std::size_t row = 0; row < rows_.size(); row += table_.group)
      for (std::size_t i = 0; i < rows_[row].size(); ++i)
        if (goes_down(row, i))
          heights_[row + table_.group - 1] +=
              std::max(0.0, rows_[row][i].height() + 2 * kCellTop - height_of_rows(row, table_.group));
  }
  qreal height_of_rows(std::size_t first, std::size_t count) const {
    const auto begin = heights_.begin() + static_cast<std::ptrdiff_t>(first);
    return std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(count), 0.0);
  }

  /// What a column would like to be wide, and what it must be.
  std::pair<qreal, qreal> wish(std::size_t index) const {
    const auto& column = table_.columns[index];
    const QString heading = QString::fromStdString(column.heading);
    const qreal key = column.set ? kKeyRoom : 0;
    if (column.blank) {
      const qreal width = std::max(kBlankWidth, PaperText::natural_width(heading, head_font()));
      return {width + 2 * kCellSide, width + 2 * kCellSide};
    }
    qreal wanted = PaperText::natural_width(heading, head_font()) + key,
          needed = PaperText::word_width(heading, head_font()) + key;
    if (column.number) wanted = std::min(wanted, std::max(kNumberHead, needed));
    for (const auto& row : table_.rows) {
      const auto& cell = row[index];
      const QString text = QString::fromStdString(cell.text);
      const qreal besides = before_text(cell) + (is_chip(cell.look) ? 2 * kCellSide : 0);
      const qreal natural = PaperText::natural_width(text, font_of(cell)) + besides;
      wanted = std::max(wanted, natural);
      const bool whole = column.number || cell.bar || is_chip(cell.look);  // numbers are never broken
      const qreal word = PaperText::word_width(text, font_of(cell)) + besides;
      const bool name = cell.set.has_value();  // broken only if it is long
      needed = std::max({needed, whole ? natural : word, name ? std::min(natural, kWidestName) : 0});
    }
    return {wanted + 2 * kCellSide, std::max(needed + 2 * kCellSide, kNarrowest)};
  }

  std::ptrdiff_t wide_columns() const {
    return std::ranges::count(table_.columns, true, &ReportTable::Column::wide);
  }

  /// Those who want little have it all; the others have equal parts of what is left.
  static void share_evenly(std::vector<qreal>& widths, const std::vector<qreal>& wanted, qreal rest) {
    std::vector<std::size_t> order(widths.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return wanted[i] - widths[i]; });
    for (std::size_t place = 0; place < order.size(); ++place) {
      const std::size_t i = order[place];
      const qreal part = std::min(wanted[i] - widths[i], rest / static_cast<qreal>(order.size() - place));
      widths[i] += part;
      rest -= part;
    }
  }

  std::vector<qreal> widths() const {
    std::vector<qreal> wanted, widths;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const auto [want, need] = wish(i);
      wanted.push_back(want);
      widths.push_back(std::min(want, need));
    }
    // What is left goes to those who want it, by how much they want.
    const qreal taken = std::accumulate(widths.begin(), widths.end(), 0.0),
                wish_for = std::accumulate(wanted.begin(), wanted.end(), 0.0) - taken,
                rest = kTextWidth - taken;
    if (rest < 0) {
      for (qreal& width : widths) width *= kTextWidth / taken;
    } else if (wish_for > rest) {
      if (wide_columns() > 1) {
        share_evenly(widths, wanted, rest);
      } else {
        for (std::size_t i = 0; i < widths.size(); ++i)
          widths[i] += (wanted[i] - widths[i]) / wish_for * rest;
      }
    } else {
      widths = wanted;
      if (wide_columns() > 1) {
        for (std::size_t i = 0; i < widths.size(); ++i)
          if (table_.columns[i].wide) widths[i] += (rest - wish_for) / static_cast<qreal>(wide_columns());
      } else {
        widths[table_.wide_column()] += rest - wish_for;
      }
    }
    return widths;
  }

  /// With room for the rows that follow it on the sheet.
  void draw_head(std::size_t before) {
    qreal height = 0;
    for (const PaperText& heading : head_) height = std::max(height, heading.height() + 2 * kCellTop);
    const std::size_t rows = std::max(kTogether, table_.group);
    paper_.need(height + height_of_rows(before, std::min(rows, rows_.size() - before)));
    qreal x = kSheetMargin;
    for (std::size_t i = 0; i < head_.size(); ++i) {
      const auto& column = table_.columns[i];
      // Headings stand at the foot of their row.
      const qreal y = paper_.y() + height - kCellTop - head_[i].height();
      const qreal key = column.set ? kKeyRoom : 0;
      if (column.set) {
        const qreal at =
            column.number ? x + widths_[i] - kCellSide - head_[i].first_width() - kKeyRoom : x + kCellSide;
        draw_key(paper_.painter(), {at, y}, pt(kHeadSize), colors_.of(*column.set));
      }
      head_[i].draw(paper_.painter(), {x + kCellSide + key, y}, paper_.colors().lesser);
      x += widths_[i];
    }
    paper_.take(height);
  }

  void draw_line(bool strong) {
    paper_.painter().setPen(strong ? QPen(paper_.colors().text, pt(1.2))
                                   : QPen(paper_.colors().line, pt(0.6)));
    paper_.painter().drawLine(QPointF(kSheetMargin, paper_.y()),
                              QPointF(kSheetMargin + kTextWidth, paper_.y()));
  }

  void draw_row(std::size_t number) {
    qreal x = kSheetMargin;
    for (std::size_t i = 0; i < rows_[number].size(); ++i) {
      if (table_.columns[i].blank) draw_box({x, paper_.y(), widths_[i], heights_[number]});
      draw_cell(table_.rows[number][i], rows_[number][i], {x + kCellSide, paper_.y() + kCellTop});
      x += widths_[i];
    }
    paper_.take(heights_[number]);
  }

  /// Something is written into it by hand, so its edges must be seen on any printer.
  void draw_box(const QRectF& cell) {
    QPainter& painter = paper_.painter();
    painter.setPen(QPen(paper_.colors().lesser, pt(0.7)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(pt(2), pt(2), -pt(2), -pt(2)));
  }

  void draw_cell(const ReportTable::Cell& cell, const PaperText& text, QPointF corner) {
    QPainter& painter = paper_.painter();
    const Dress dress = dress_of(cell.look, paper_.colors());
    if (cell.bar) {
      const QRectF bar(corner.x(), corner.y() + (text.height() - kBarHeight) / 2, kBarWidth, kBarHeight);
      painter.fillRect(bar, paper_.colors().maybe_ground);
      painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * *cell.bar, bar.height())),
                       colors_.of(cell.set.value_or(0)));
    } else if (cell.set) {
      draw_key(painter, corner, pt(kHeadSize), colors_.of(*cell.set));
    } else if (is_chip(cell.look)) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(dress.ground);
      const QRectF chip(corner.x(), corner.y(), text.width() + 2 * kCellSide, text.height());
      painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
      corner.rx() += kCellSide;
    }
    text.draw(painter, corner + QPointF(before_text(cell), 0), dress.text);
  }

  Paper& paper_;
  const ReportTable& table_;
  const ChartColors& colors_;
  qreal size_;  // before the widths, which follow it
  std::vector<qreal> widths_;
  std::vector<PaperText> head_;
  std::vector<std::vector<PaperText>> rows_;
  std::vector<qreal> heights_;
};

}  // namespace

void draw_table(Paper& paper, const ReportTable& table, const ChartColors& colors, qreal size) {
  TableOnPaper(paper, table, colors, size).draw();
}

}  // namespace boardwright::report
