// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the papers of a tournament are drawn with.
#pragma once

#include <QPainter>
#include <QString>
#include <nlohmann/json.hpp>

#include "ui/report/paper.hpp"

namespace boardwright::report {

using CardJson = nlohmann::ordered_json;

[[nodiscard]] QString words_of(const CardJson& json, const char* key);
[[nodiscard]] inline QString words_of(const CardJson& json) {
  return QString::fromStdString(json.get<std::string>());
}

/// A text in a box: in the largest letters from `most` down to `least` points in which it is no higher than the
/// box. Whatever is longer even then is cut between words and ends in "…". Returns the height it took.
qreal draw_fitted(QPainter& painter, const QString& text, const QRectF& box, qreal most, qreal least,
                  const QColor& color, QFont::Weight weight = QFont::Normal,
                  Qt::Alignment alignment = Qt::AlignLeft);
/// A line of small letters, cut at the right where it is too long.
void draw_line_of(QPainter& painter, const QString& text, const QPointF& corner, qreal width, qreal size,
                  const QColor& color, QFont::Weight weight = QFont::Normal,
                  Qt::Alignment alignment = Qt::AlignLeft);
/// A card's QR code: `size` modules a side, `picture` all of them. Throws as words_of for one that isn't square.
void draw_code(QPainter& painter, const QRectF& box, const CardJson& card);
/// Where something is ticked.
void draw_tick_box(QPainter& painter, const QPointF& corner, qreal side);
/// Where something is written.
void draw_rule(QPainter& painter, const QPointF& from, qreal width);
/// Where the sheet is cut or folded.
void draw_cut(QPainter& painter, const QPointF& from, const QPointF& to);

// One file each.
void draw_slips(Sheets& sheets, const CardJson& cards);
void draw_score_sheets(Sheets& sheets, const CardJson& cards);
void draw_place_cards(Sheets& sheets, const CardJson& cards);
void draw_personal_cards(Sheets& sheets, const CardJson& cards);
void draw_certificates(Sheets& sheets, const CardJson& cards);
void draw_state(Sheets& sheets, const CardJson& cards);

}  // namespace boardwright::report
