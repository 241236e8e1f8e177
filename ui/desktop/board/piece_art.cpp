// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/piece_art.hpp"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cmath>
#include <filesystem>
#include <optional>

#include "framework/board/disc.hpp"
#include "framework/catalogue/safe_colours.hpp"
#include "ui/desktop/appearance/piece_colours.hpp"

namespace boardwright::desktop {

struct PieceArt::Kind {
  std::optional<bool> darker;  // where colours are taken away
  std::filesystem::path file;
  QByteArray disc;  // where there is no such file, or it can't be drawn
  struct Drawing {
    bool asked = false;
    std::unique_ptr<QSvgRenderer> renderer;
  };
  Drawing own, safe;
};

namespace {

bool without_colour() { return piece_colours() == PieceColours::kBlackWhite; }

/// Each colour of the map that stands in the picture is exchanged, once.
QByteArray exchanged(const QByteArray& svg, const std::map<std::string, std::string>& colours) {
  constexpr int kLength = 7;  // #rrggbb
  QByteArray out;
  out.reserve(svg.size());
  for (qsizetype i = 0; i < svg.size();) {
    const auto found =
        svg[i] == '#' ? colours.find(svg.mid(i, kLength).toLower().toStdString()) : colours.end();
    if (found == colours.end()) {
      out += svg[i++];
    } else {
      out += QByteArray::fromStdString(found->second);
      i += kLength;
    }
  }
  return out;
}

/// Greys of the same lightness, darker for one seat and lighter for the other: their colours may be equally light.
QImage without_colours(const QImage& image, std::optional<bool> darker) {
  QImage grey = image.convertToFormat(QImage::Format_ARGB32);
  const auto toned = [darker](int lightness) {
    if (!darker) return lightness;
    return *darker ? lightness * 6 / 10 : 255 - (255 - lightness) * 6 / 10;
  };
  for (int y = 0; y < grey.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(grey.scanLine(y));
    for (int x = 0; x < grey.width(); ++x) {
      const int tone = toned(qGray(line[x]));
      line[x] = qRgba(tone, tone, tone, qAlpha(line[x]));
    }
  }
  return grey;
}

}  // namespace

PieceArt::PieceArt(const BoardGeometry& board, const Appearance& appearance)
    : safe_(safe_colours_of(appearance).art) {
  for (const auto& kind : board.kinds()) {
    const Tone tone = board.tone(kind.owner);
    std::optional<bool> darker;
    if (kind.owner < 2) darker = tone == Tone::kDark || (tone != Tone::kLight && kind.owner == 0);
    kinds_.push_back(
        {darker, appearance.picture_of(kind.id), QByteArray::fromStdString(drawn_disc(kind, tone)), {}, {}});
  }
}

PieceArt::~PieceArt() = default;

QSvgRenderer* PieceArt::renderer(Kind& kind) const {
  const bool exchange = piece_colours() == PieceColours::kSafe && !safe_.empty();
  Kind::Drawing& drawing = exchange ? kind.safe : kind.own;
  if (!drawing.asked) {
    drawing.asked = true;
    const auto read = [&](const QByteArray& svg) {
      drawing.renderer = std::make_unique<QSvgRenderer>(exchange ? exchanged(svg, safe_) : svg);
      drawing.renderer->setAspectRatioMode(Qt::KeepAspectRatio);
    };
    QFile file(QString::fromStdString(kind.file.string()));
    std::error_code none;
    if (std::filesystem::is_regular_file(kind.file, none) && file.open(QIODevice::ReadOnly))
      read(file.readAll());
    if (!drawing.renderer || !drawing.renderer->isValid()) read(kind.disc);
  }
  return drawing.renderer.get();
}

QPixmap PieceArt::on_wood(std::uint32_t kind, int side, qreal pixel_ratio, const QColor& wood) {
  QPixmap chip(QSize(side, side) * pixel_ratio);
  chip.setDevicePixelRatio(pixel_ratio);
  chip.fill(Qt::transparent);
  QPainter painter(&chip);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(wood);
  painter.drawRoundedRect(0, 0, side, side, 5, 5);
  painter.drawPixmap(2, 2, picture(kind, side - 4, pixel_ratio));
  return chip;
}

QPixmap PieceArt::picture(std::uint32_t kind, int side, qreal pixel_ratio) {
  const int pixels = std::max(1, static_cast<int>(std::lround(side * pixel_ratio)));
  const quint64 key = (static_cast<quint64>(piece_colours()) << 62U) | (static_cast<quint64>(kind) << 32U) |
                      static_cast<quint64>(pixels);
  const auto known = drawn_.constFind(key);
  if (known != drawn_.constEnd()) return *known;
  if (drawn_.size() > 400) drawn_.clear();  // a window being resized passes through many sizes

  QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                         QPainter::TextAntialiasing);
  draw_kind(painter, kinds_.at(kind), pixels);
  painter.end();
  QPixmap pixmap =
      QPixmap::fromImage(without_colour() ? without_colours(image, kinds_.at(kind).darker) : image);
  pixmap.setDevicePixelRatio(pixels / static_cast<double>(std::max(1, side)));
  drawn_.insert(key, pixmap);
  return pixmap;
}

void PieceArt::draw(QPainter& painter, std::uint32_t kind, double side) {
  if (without_colour()) {  // what takes colours away works on pixels
    constexpr int kFine = 256;
    painter.drawPixmap(QRectF(0, 0, side, side), picture(kind, kFine, 1), QRectF(0, 0, kFine, kFine));
  } else {
    draw_kind(painter, kinds_.at(kind), side);
  }
}

void PieceArt::draw_kind(QPainter& painter, Kind& kind, double side) {
  renderer(kind)->render(&painter, QRectF(0, 0, side, side));
}

}  // namespace boardwright::desktop
