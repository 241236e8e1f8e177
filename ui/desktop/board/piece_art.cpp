// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/piece_art.hpp"

#include <QFile>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cmath>
#include <filesystem>

#include "framework/catalogue/safe_colours.hpp"
#include "ui/desktop/appearance/piece_colours.hpp"

namespace boardwright::desktop {

struct PieceArt::Kind {
  Seat owner;
  QString sign;
  std::filesystem::path file;
  struct Drawing {
    bool asked = false;
    std::unique_ptr<QSvgRenderer> renderer;
  };
  Drawing own, safe;
};

namespace {

struct DiscColours {
  QColor body, rim, sign;
};

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

/// Greys of the same lightness, darker for the first seat and lighter for the second: their colours may be
/// equally light.
QImage without_colours(const QImage& image, Seat owner) {
  QImage grey = image.convertToFormat(QImage::Format_ARGB32);
  const auto toned = [owner](int lightness) {
    if (owner == 0) return lightness * 6 / 10;
    return owner == 1 ? 255 - (255 - lightness) * 6 / 10 : lightness;
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

DiscColours colours_of(Seat owner) {
  switch (owner) {
    case 0: return {QColor(0x33, 0x31, 0x2E), QColor(0x12, 0x11, 0x10), QColor(0xF3, 0xEC, 0xE0)};
    case 1: return {QColor(0xF6, 0xF1, 0xE6), QColor(0x7A, 0x70, 0x60), QColor(0x2A, 0x28, 0x25)};
    case 2: return {QColor(0x8E, 0x2F, 0x2A), QColor(0x55, 0x1A, 0x17), QColor(0xFD, 0xF1, 0xEC)};
    case 3: return {QColor(0x2C, 0x4F, 0x86), QColor(0x17, 0x2D, 0x52), QColor(0xEE, 0xF3, 0xFC)};
    default: return {QColor(0xC9, 0xC2, 0xB4), QColor(0x6C, 0x66, 0x5B), QColor(0x2A, 0x28, 0x25)};
  }
}

}  // namespace

QColor disc_colour(Seat owner) { return colours_of(owner).body; }

PieceArt::PieceArt(const BoardGeometry& board, const Appearance& appearance)
    : safe_(safe_colours_of(appearance).art) {
  for (const auto& kind : board.kinds())
    kinds_.push_back({kind.owner, QString::fromStdString(kind.sign), appearance.picture_of(kind.id), {}, {}});
}

PieceArt::~PieceArt() = default;

QSvgRenderer* PieceArt::renderer(Kind& kind) const {
  const bool exchange = piece_colours() == PieceColours::kSafe && !safe_.empty();
  Kind::Drawing& drawing = exchange ? kind.safe : kind.own;
  if (!drawing.asked) {
    drawing.asked = true;
    QFile file(QString::fromStdString(kind.file.string()));
    std::error_code none;
    if (std::filesystem::is_regular_file(kind.file, none) && file.open(QIODevice::ReadOnly)) {
      const QByteArray svg = file.readAll();
      auto made = std::make_unique<QSvgRenderer>(exchange ? exchanged(svg, safe_) : svg);
      made->setAspectRatioMode(Qt::KeepAspectRatio);
      if (made->isValid()) drawing.renderer = std::move(made);
    }
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

bool PieceArt::has_art(std::uint32_t kind) { return renderer(kinds_.at(kind)) != nullptr; }

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
      QPixmap::fromImage(without_colour() ? without_colours(image, kinds_.at(kind).owner) : image);
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
  if (QSvgRenderer* svg = renderer(kind)) {
    svg->render(&painter, QRectF(0, 0, side, side));
  } else {
    draw_disc(painter, kind, side);
  }
}

void PieceArt::draw_disc(QPainter& painter, const Kind& kind, double side) const {
  const DiscColours colours = colours_of(kind.owner);
  const double edge = side * 0.11;
  const QRectF disc(edge, edge, side - 2 * edge, side - 2 * edge);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0, 0, 0, 60));
  painter.drawEllipse(disc.translated(0, side * 0.025));
  QLinearGradient light(disc.topLeft(), disc.bottomLeft());
  light.setColorAt(0, colours.body.lighter(112));
  light.setColorAt(1, colours.body);
  painter.setBrush(light);
  painter.setPen(QPen(colours.rim, std::max(1.0, side * 0.025)));
  painter.drawEllipse(disc);
  QFont font = painter.font();
  font.setPixelSize(std::max(6, static_cast<int>(side * (kind.sign.size() > 1 ? 0.32 : 0.42))));
  font.setWeight(QFont::DemiBold);
  painter.setFont(font);
  painter.setPen(colours.sign);
  painter.drawText(disc, Qt::AlignCenter, kind.sign);
}

}  // namespace boardwright::desktop
