// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSize>

class QChart;
class QPainter;

namespace boardwright::report {

/// Paints a chart as shapes, laid out for `size` and scaled to fit into `room`. The chart must be in no
/// scene.
void paint(QChart& chart, QPainter& painter, const QRectF& room, const QSize& size);

}  // namespace boardwright::report
