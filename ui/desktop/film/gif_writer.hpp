// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <boardwright/pure/result.hpp>
#include <chrono>
#include <string>

struct GifFileType;

namespace boardwright::desktop {

/// An animated GIF that repeats for ever, frame by frame, in memory. Only what has changed since the frame
/// before is written, each time with up to 256 colours of its own. One thread; after a failure it is of no
/// use.
class GifWriter {
 public:
  explicit GifWriter(QSize size);
  ~GifWriter();
  GifWriter(const GifWriter&) = delete;
  GifWriter& operator=(const GifWriter&) = delete;

  /// `frame` has the writer's size. The format counts hundredths of a second.
  [[nodiscard]] boardwright::Result<void> add(const QImage& frame, std::chrono::milliseconds shown);
  /// The file's bytes; once, and the last thing to ask for.
  [[nodiscard]] boardwright::Result<std::string> finish();

 private:
  [[nodiscard]] boardwright::Result<void> begin();
  [[nodiscard]] std::string why(const char* what) const;

  QSize size_;
  QImage before_;
  std::string bytes_;
  GifFileType* file_ = nullptr;
  int error_ = 0;
};

}  // namespace boardwright::desktop
