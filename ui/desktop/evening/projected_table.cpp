// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/projected_table.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

// A row is a thirteenth of the picture: letters of which a twentieth of the picture's height is left are read
// from a distance of eight times that height.
constexpr int kRowsOfPicture = 13, kHeadRows = 2, kLeastRows = 3;
constexpr double kLetters = 0.58, kTitleLetters = 0.8, kSmallLetters = 0.36, kEdge = 0.6;

QFont font_of(const QFont& base, double pixels, bool strong) {
  QFont font = base;
  font.setPixelSize(std::max(11, static_cast<int>(pixels)));
  font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
  return font;
}

struct Fonts {
  QFont plain, strong, small;
};

/// As wide as what stands in them on any page: pages of one sheet look alike.
std::vector<double> widths_of(const ProjectedTable::Sheet& sheet, const Fonts& fonts, double room,
                              double gap) {
  std::vector<double> widths(sheet.columns.size(), 0);
  for (std::size_t at = 0; at < widths.size(); ++at) {
    widths[at] = QFontMetricsF(fonts.small).horizontalAdvance(sheet.columns[at].title);
    for (const QStringList& cells : sheet.rows)
      widths[at] = std::max(widths[at], QFontMetricsF(sheet.columns[at].strong ? fonts.strong : fonts.plain)
                                            .horizontalAdvance(cells.value(static_cast<int>(at))));
  }
  double wanted = gap * static_cast<double>(widths.size() - 1);
  for (const double width : widths) wanted += width;
  const auto takers =
      static_cast<double>(std::ranges::count_if(sheet.columns, &ProjectedTable::Column::takes_room));
  if (takers > 0) {
    // What is too much is taken from those that may be cut; what is left over stays empty, so that the eye finds
    // from one side of a row to the other.
    double most = 0;
    for (std::size_t at = 0; at < widths.size(); ++at)
      if (sheet.columns[at].takes_room) most += widths[at];
    if (const double excess = wanted - room; excess > 0)
      for (std::size_t at = 0; at < widths.size(); ++at)
        if (sheet.columns[at].takes_room) widths[at] -= excess * widths[at] / most;
  }
  return widths;
}

}  // namespace

ProjectedTable::ProjectedTable(QWidget* parent) : QWidget(parent) {
  setObjectName("projected_table");
  setMinimumSize(240, 160);
}

void ProjectedTable::set_sheets(std::vector<Sheet> sheets) {
  if (sheets == sheets_) return;
  const QString title = sheets_.empty() ? QString() : seen().title;
  sheets_ = std::move(sheets);
  if (sheets_.empty() || page_ >= pages() || seen().title != title) page_ = 0;
  describe();
  update();
}

void ProjectedTable::set_corner(const QString& words) {
  if (words == corner_) return;
  corner_ = words;
  update();
}

void ProjectedTable::turn(int by) {
  const int all = pages();
  if (all == 0) return;
  page_ = (page_ + by % all + all) % all;
  describe();
  update();
}

double ProjectedTable::row_height() const { return height() / static_cast<double>(kRowsOfPicture); }
int ProjectedTable::rows_on_page() const {
  return std::max(kLeastRows, kRowsOfPicture - kHeadRows - 1);  // the last line is the page's number
}
int ProjectedTable::letter_height() const {
  return font_of(font(), kLetters * row_height(), false).pixelSize();
}

std::vector<ProjectedTable::Place> ProjectedTable::places() const {
  std::vector<Place> all;
  const int most = rows_on_page();
  for (std::size_t sheet = 0; sheet < sheets_.size(); ++sheet) {
    const int rows = static_cast<int>(sheets_[sheet].rows.size());
    const int of = std::max(1, (rows + most - 1) / most);
    // As many on each page: nobody looks for a single row.
    const int each = (rows + of - 1) / of;
    for (int at = 0; at < of; ++at)
      all.push_back({sheet, at * each, std::min(each, rows - at * each), of, at});
  }
  return all;
}

int ProjectedTable::pages() const { return static_cast<int>(places().size()); }
const ProjectedTable::Sheet& ProjectedTable::seen() const {
  return sheets_[places()[static_cast<std::size_t>(page_)].sheet];
}
std::pair<int, int> ProjectedTable::rows_seen() const {
  const Place place = places()[static_cast<std::size_t>(page_)];
  return {place.first, place.first + place.count};
}

void ProjectedTable::describe() {
  if (sheets_.empty()) return setAccessibleName(QString());
  const Sheet& sheet = seen();
  const auto [first, last] = rows_seen();
  QStringList told{sheet.title};
  for (int row = first; row < last; ++row)
    told << sheet.rows[static_cast<std::size_t>(row)].join(QStringLiteral(", "));
  if (sheet.rows.empty()) told << sheet.empty;
  setAccessibleName(told.join(QStringLiteral("; ")));
}

void ProjectedTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  page_ = std::min(page_, std::max(0, pages() - 1));
  describe();
}

void ProjectedTable::draw_title(QPainter& painter, const QString& words) const {
  const double row = row_height(), edge = kEdge * row;
  const QRectF room(edge, 0, width() - 2 * edge, height());
  painter.setPen(current_theme().text);
  painter.setFont(font_of(font(), kTitleLetters * row, true));
  QRectF title(room.left(), 0.3 * row, room.width(), 1.2 * row);
  if (!corner_.isEmpty()) {
    painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, corner_);
    title.setRight(title.right() - painter.fontMetrics().horizontalAdvance(corner_) - row);
  }
  painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(title.width())));
}

void ProjectedTable::paintEvent(QPaintEvent*) {
  const Theme& theme = current_theme();
  QPainter painter(this);
  painter.fillRect(rect(), theme.window);
  if (sheets_.empty()) return;
  const Place place = places()[static_cast<std::size_t>(page_)];
  const Sheet& sheet = sheets_[place.sheet];
  const double row = row_height(), edge = kEdge * row;
  const QRectF room(edge, 0, width() - 2 * edge, height());

  painter.setRenderHint(QPainter::Antialiasing);
  draw_title(painter, sheet.title);
  const QFont plain = font_of(font(), kLetters * row, false), strong = font_of(font(), kLetters * row, true);
  const QFont small = font_of(font(), kSmallLetters * row, false);
  if (place.of > 1) {
    painter.setFont(small);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(room.left(), height() - 0.8 * row, room.width(), 0.6 * row),
                     Qt::AlignRight | Qt::AlignVCenter,
                     QStringLiteral("%1 / %2").arg(place.at + 1).arg(place.of));
  }
  if (sheet.rows.empty()) {
    painter.setFont(plain);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(room.left(), 2 * row, room.width(), 6 * row),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, sheet.empty);
    return;
  }

  const double gap = 0.8 * row;
  const auto widths = widths_of(sheet, {plain, strong, small}, room.width(), gap);
  const auto draw = [&](int line, const QStringList& cells, bool head) {
    double left = room.left();
    const double top = (kHeadRows - 0.4 + line) * row;
    for (std::size_t at = 0; at < widths.size(); ++at) {
      const Column& column = sheet.columns[at];
      painter.setFont(head ? small : column.strong ? strong : plain);
      painter.setPen(head ? theme.muted : theme.text);
      const QRectF cell(left, top, widths[at] + 1, row);
      painter.drawText(cell, static_cast<int>(column.alignment) | Qt::AlignVCenter,
                       painter.fontMetrics().elidedText(cells.value(static_cast<int>(at)), Qt::ElideRight,
                                                        static_cast<int>(std::ceil(cell.width()))));
      left += widths[at] + gap;
    }
  };
  QStringList heads;
  for (const Column& column : sheet.columns) heads << column.title;
  const bool headed = std::ranges::any_of(heads, [](const QString& head) { return !head.isEmpty(); });
  if (headed) draw(0, heads, true);
  for (int at = 0; at < place.count; ++at) {
    if (at % 2 == 0) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.panel);
      painter.drawRoundedRect(
          QRectF(room.left() - 0.3 * row, (kHeadRows + 0.6 + at) * row, room.width() + 0.6 * row, row),
          0.15 * row, 0.15 * row);
    }
    draw(at + 1, sheet.rows[static_cast<std::size_t>(place.first + at)], false);
  }
}

}  // namespace boardwright::desktop
