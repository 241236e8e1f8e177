// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paper that is filled from top to bottom, sheet by sheet.
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>
#include <QTextLayout>
#include <functional>
#include <memory>

namespace boardwright::report {

/// Lengths on paper are tenths of a point (1/720 inch): in whole points fonts of a text's size couldn't be
/// measured well enough.
[[nodiscard]] constexpr qreal pt(qreal points) { return points * 10; }

/// A4, upright.
inline constexpr qreal kSheetWidth = pt(595), kSheetHeight = pt(842);
inline constexpr qreal kSheetMargin = pt(48), kFootHeight = pt(30);
inline constexpr qreal kTextWidth = kSheetWidth - 2 * kSheetMargin;

struct PaperColors {
  QColor text{0x24, 0x2b, 0x33}, lesser{0x5b, 0x66, 0x70}, line{0xdd, 0xe2, 0xe7}, ground{0xf6, 0xf7, 0xf8};
  QColor accent{0x1f, 0x6f, 0xb2};
  QColor yes{0xa6, 0x43, 0x0a}, yes_ground{0xfb, 0xe9, 0xde};
  QColor no{0x24, 0x69, 0x4a}, no_ground{0xe0, 0xf1, 0xe8};
  QColor maybe{0x5b, 0x66, 0x70}, maybe_ground{0xec, 0xef, 0xf2};
};

/// Where sheets come from: a PDF, pictures, or nowhere when they are only counted.
class Sheets {
 public:
  Sheets() = default;
  Sheets(const Sheets&) = delete;
  Sheets& operator=(const Sheets&) = delete;
  virtual ~Sheets() = default;
  /// A fresh sheet; the first one too. The painter is scaled to tenths of a point and lives to the next call.
  [[nodiscard]] virtual QPainter& next() = 0;
};

[[nodiscard]] QFont paper_font(qreal points, QFont::Weight weight = QFont::Normal);
[[nodiscard]] QFont paper_code_font(qreal points);
/// A command with its lines broken between words only, never after a hyphen.
[[nodiscard]] QString broken_command(const QString& command, const QFont& font, qreal width);

/// A text that is broken into lines of a width, the same on every device.
class PaperText {
 public:
  PaperText(const QString& text, const QFont& font, qreal width, Qt::Alignment alignment = Qt::AlignLeft);
  [[nodiscard]] qreal height() const { return height_; }
  [[nodiscard]] qreal width() const { return width_; }  ///< of its longest line
  [[nodiscard]] qreal first_width() const { return layout_->lineAt(0).naturalTextWidth(); }
  void draw(QPainter& painter, const QPointF& corner, const QColor& color) const;
  /// Of the text in one line.
  [[nodiscard]] static qreal natural_width(const QString& text, const QFont& font);
  /// Of its longest word.
  [[nodiscard]] static qreal word_width(const QString& text, const QFont& font);

 private:
  std::unique_ptr<QTextLayout> layout_;
  qreal height_ = 0, width_ = 0;
};

inline constexpr qreal kFootText = 7.5;  ///< points
/// What stands below every sheet of a kind: words on the left, the sheet's number on the right.
void draw_foot(QPainter& painter, const QString& words, const QString& number);

/// The place on the sheets up to which they are filled.
class Paper {
 public:
  /// Draws what stands at the foot of each sheet, numbered from 1.
  using Foot = std::function<void(QPainter& painter, int number)>;
  Paper(Sheets& sheets, Foot foot);

  /// Goes to the next sheet unless so much is left on this one.
  void need(qreal height);
  void next_sheet();
  [[nodiscard]] bool is_sheet_fresh() const { return y_ <= kSheetMargin; }
  [[nodiscard]] qreal left_on_sheet() const;
  /// So much of what is at `y`, from the left margin, is taken.
  void take(qreal height) { y_ += height; }
  /// Room between two things; none at the top of a sheet.
  void gap(qreal height);
  [[nodiscard]] qreal y() const { return y_; }
  [[nodiscard]] QPainter& painter() { return *painter_; }
  [[nodiscard]] int sheets() const { return number_; }
  [[nodiscard]] const PaperColors& colors() const { return colors_; }

  /// Words over the whole width that go on on the next sheet line by line of text only as a whole.
  void text(const QString& words, const QFont& font, const QColor& color);
  /// Followed on the same sheet by at least `with` of what it heads.
  void heading(const QString& words, qreal with);
  /// A box on a ground of its own, as high as what stands in it, kept whole.
  void boxed(qreal height, const QColor& ground, const QColor& edge,
             const std::function<void(QPainter&, const QRectF&)>& draw);

 private:
  Sheets& sheets_;
  Foot foot_;
  PaperColors colors_;
  QPainter* painter_ = nullptr;
  qreal y_ = 0;
  int number_ = 0;
};

/// A rule set's colour before its name: a disc at the height of small letters, `size` the font's.
void draw_key(QPainter& painter, const QPointF& corner, qreal size, const QColor& color);

}  // namespace boardwright::report
