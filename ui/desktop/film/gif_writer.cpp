// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/film/gif_writer.hpp"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace boardwright::desktop {

namespace {

constexpr int kGifColours = 256;

int append(GifFileType* file, const GifByteType* data, int size) {
  static_cast<std::string*>(file->UserData)
      ->append(reinterpret_cast<const char*>(data), static_cast<std::size_t>(size));
  return size;
}

/// The smallest rectangle outside of which both are the same; never empty, for a frame needs a pixel.
QRect changed(const QImage& before, const QImage& after) {
  if (before.isNull()) return after.rect();
  int left = after.width(), right = -1, top = after.height(), bottom = -1;
  for (int y = 0; y < after.height(); ++y) {
    const auto* old = reinterpret_cast<const QRgb*>(before.constScanLine(y));
    const auto* now = reinterpret_cast<const QRgb*>(after.constScanLine(y));
    for (int x = 0; x < after.width(); ++x) {
      if (old[x] == now[x]) continue;
      left = std::min(left, x);
      right = std::max(right, x);
      top = std::min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

using ColourMap = std::unique_ptr<ColorMapObject, void (*)(ColorMapObject*)>;

}  // namespace

GifWriter::GifWriter(QSize size) : size_(size) {}

GifWriter::~GifWriter() {
  if (file_ != nullptr) EGifCloseFile(file_, nullptr);
}

std::string GifWriter::why(const char* what) const {
  const char* text = GifErrorString(file_ != nullptr && file_->Error != 0 ? file_->Error : error_);
  return std::string(what) + ": " + (text != nullptr ? text : "unknown error");
}

boardwright::Result<void> GifWriter::begin() {
  file_ = EGifOpen(&bytes_, append, &error_);
  if (file_ == nullptr) return boardwright::fail(why("the film can't be begun"));
  EGifSetGifVersion(file_, true);  // GIF89a: with delays
  if (EGifPutScreenDesc(file_, size_.width(), size_.height(), 8, 0, nullptr) == GIF_ERROR)
    return boardwright::fail(why("the film's head can't be written"));
  // NETSCAPE2.0: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, 26, and what every reader understands by
  // it.
  const std::array<GifByteType, 3> for_ever{1, 0, 0};
  if (EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE) == GIF_ERROR ||
      EGifPutExtensionBlock(file_, 11, "NETSCAPE2.0") == GIF_ERROR ||
      EGifPutExtensionBlock(file_, static_cast<int>(for_ever.size()), for_ever.data()) == GIF_ERROR ||
      EGifPutExtensionTrailer(file_) == GIF_ERROR)
    return boardwright::fail(why("the film's head can't be written"));
  return {};
}

boardwright::Result<void> GifWriter::add(const QImage& given, std::chrono::milliseconds shown) {
  const QImage frame = given.convertToFormat(QImage::Format_RGB32);
  if (frame.size() != size_) return boardwright::fail("a frame of another size than the film");
  if (file_ == nullptr)
    if (auto begun = begin(); !begun) return begun;
  const QRect part = changed(before_, frame);
  before_ = frame;
  const auto width = static_cast<std::size_t>(part.width()), height = static_cast<std::size_t>(part.height());
  std::vector<GifByteType> red(width * height), green(red), blue(red), pixels(red);
  for (std::size_t y = 0; y < height; ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(frame.constScanLine(part.top() + static_cast<int>(y)));
    for (std::size_t x = 0; x < width; ++x) {
      const QRgb colour = line[static_cast<std::size_t>(part.left()) + x];
      red[y * width + x] = static_cast<GifByteType>(qRed(colour));
      green[y * width + x] = static_cast<GifByteType>(qGreen(colour));
      blue[y * width + x] = static_cast<GifByteType>(qBlue(colour));
    }
  }
  const ColourMap map(GifMakeMapObject(kGifColours, nullptr), GifFreeMapObject);
  int colours = kGifColours;
  if (map == nullptr ||
      GifQuantizeBuffer(static_cast<unsigned>(width), static_cast<unsigned>(height), &colours, red.data(),
                        green.data(), blue.data(), pixels.data(), map->Colors) == GIF_ERROR)
    return boardwright::fail("a frame's colours can't be chosen");
  GraphicsControlBlock control{};
  control.DisposalMode = DISPOSE_DO_NOT;
  control.DelayTime = static_cast<int>(shown.count() / 10);
  control.TransparentColor = NO_TRANSPARENT_COLOR;
  std::array<GifByteType, 4> block{};
  EGifGCBToExtension(&control, block.data());
  bool written = EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(block.size()),
                                  block.data()) != GIF_ERROR &&
                 EGifPutImageDesc(file_, part.left(), part.top(), part.width(), part.height(), false,
                                  map.get()) != GIF_ERROR;
  for (std::size_t y = 0; written && y < height; ++y)
    written = EGifPutLine(file_, &pixels[y * width], part.width()) != GIF_ERROR;
  if (!written) return boardwright::fail(why("a frame can't be written"));
  return {};
}

boardwright::Result<std::string> GifWriter::finish() {
  if (file_ == nullptr) return boardwright::fail("a film needs a frame");
  GifFileType* file = std::exchange(file_, nullptr);
  if (EGifCloseFile(file, &error_) == GIF_ERROR) return boardwright::fail(why("the film can't be finished"));
  return std::move(bytes_);
}

}  // namespace boardwright::desktop
