// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games as moving pictures, read back by another reader than wrote them.
#include <QDoubleSpinBox>
#include <QImageReader>
#include <QSpinBox>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/film/film_dialog.hpp"
#include "ui/desktop/film/gif_writer.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct ReadFrame {
  QImage image;
  int delay;  // milliseconds
};

std::vector<ReadFrame> read_back(const QString& file) {
  QImageReader reader(file, "gif");
  std::vector<ReadFrame> frames;
  for (QImage image = reader.read(); !image.isNull(); image = reader.read())
    frames.push_back({image.convertToFormat(QImage::Format_RGB32), reader.nextImageDelay()});
  return frames;
}

/// How far two colours are apart in the worst pixel.
int worst_difference(const QImage& one, const QImage& other) {
  int worst = 0;
  for (int y = 0; y < one.height(); ++y)
    for (int x = 0; x < one.width(); ++x) {
      const QColor a = one.pixelColor(x, y), b = other.pixelColor(x, y);
      worst = std::max({worst, std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                        std::abs(a.blue() - b.blue())});
    }
  return worst;
}

}  // namespace

TEST_CASE("every move of a game is a frame, with the time that was asked for", "[film]") {
  WindowUnderTest test("lines_of_action");
  for (const char* move : {"b1-b3", "a2-c2", "e1-e3"}) test.type(move);
  const QTemporaryDir folder;
  const QString file = folder.filePath("game.gif");
  FilmChoice choice;
  choice.height = 320;
  choice.move = std::chrono::milliseconds(500);
  choice.last = std::chrono::milliseconds(2000);
  REQUIRE_OK(test.window().files().save_film(file.toStdString(), choice));
  const auto frames = read_back(file);
  REQUIRE(frames.size() == 4);  // the start, too
  for (std::size_t i = 0; i < frames.size(); ++i) {
    CHECK(frames[i].image.height() == 320);
    CHECK(frames[i].image.width() == 320);
    CHECK(frames[i].delay == (i + 1 == frames.size() ? 2000 : 500));
    if (i > 0) CHECK(worst_difference(frames[i].image, frames[i - 1].image) > 60);
  }
  // From the other side it is another picture.
  test.table().flip();
  const QString turned = folder.filePath("turned.gif");
  REQUIRE_OK(test.window().files().save_film(turned.toStdString(), choice));
  CHECK(worst_difference(read_back(turned).back().image, frames.back().image) > 60);
  CHECK_FALSE(test.window().files().save_film("/nonexistent/game.gif", choice));
}

TEST_CASE("frames are what was given, though only what has changed is written", "[film]") {
  need_application();
  QImage one(64, 48, QImage::Format_RGB32), other;
  one.fill(QColor(200, 30, 30));
  other = one;
  for (int x = 20; x < 30; ++x) other.setPixelColor(x, 10, QColor(20, 200, 40));
  GifWriter film(one.size());
  REQUIRE_OK(film.add(one, std::chrono::milliseconds(100)));
  REQUIRE_OK(film.add(other, std::chrono::milliseconds(200)));
  REQUIRE_OK(film.add(other, std::chrono::milliseconds(300)));  // nothing has changed
  CHECK_FALSE(film.add(QImage(8, 8, QImage::Format_RGB32), std::chrono::milliseconds(100)));
  const auto bytes = film.finish();
  REQUIRE_OK(bytes);
  CHECK(bytes->starts_with("GIF89a"));
  const QTemporaryDir folder;
  const QString name = folder.filePath("film.gif");
  QFile file(name);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(bytes->data(), static_cast<qint64>(bytes->size()));
  file.close();
  const auto frames = read_back(name);
  REQUIRE(frames.size() == 3);
  CHECK(worst_difference(frames[0].image, one) <= 8);
  CHECK(worst_difference(frames[1].image, other) <= 8);
  CHECK(worst_difference(frames[2].image, other) <= 8);
  CHECK(frames[1].delay == 200);
  CHECK_FALSE(GifWriter(one.size()).finish());
}

TEST_CASE("size and speed are asked for", "[film]") {
  need_application();
  FilmDialog dialog;
  dialog.findChild<QSpinBox*>("film_height")->setValue(640);
  dialog.findChild<QDoubleSpinBox*>("film_move")->setValue(0.3);
  CHECK(dialog.choice().height == 640);
  CHECK(dialog.choice().move == std::chrono::milliseconds(300));
  dialog.show();
  check_room(&dialog);
  keep(dialog, "film-dialog");
}
