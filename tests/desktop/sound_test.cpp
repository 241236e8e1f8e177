// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is heard of a game, and that nothing is where there is no device.
#include <QAction>
#include <QtEndian>
#include <cstdlib>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/sound/sound_box.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// Everything that would be heard from now on.
class Ear {
 public:
  explicit Ear(WindowUnderTest& test) {
    QObject::connect(&test.window().sounds(), &SoundBox::played, &life_,
                     [this](Sound sound) { heard_.push_back(sound); });
  }
  std::vector<Sound> heard() { return std::exchange(heard_, {}); }

 private:
  QObject life_;
  std::vector<Sound> heard_;
};

using Sounds = std::vector<Sound>;

}  // namespace

TEST_CASE("each sound is a short WAV file of its own, loud enough and without a click at its end") {
  std::vector<QByteArray> files;
  for (const Sound sound : kSounds) {
    const QByteArray wave = wave_of(sound);
    REQUIRE(wave.size() > 44);
    CHECK(wave.left(4) == "RIFF");
    CHECK(wave.mid(8, 8) == "WAVEfmt ");
    CHECK(qFromLittleEndian<quint32>(wave.data() + 4) == static_cast<quint32>(wave.size() - 8));
    CHECK(qFromLittleEndian<quint32>(wave.data() + 40) == static_cast<quint32>(wave.size() - 44));
    const auto count = (wave.size() - 44) / 2;
    CHECK(count < 22050 * 3 / 2);
    int loudest = 0;
    for (qsizetype i = 0; i < count; ++i)
      loudest = std::max(loudest, std::abs(int{qFromLittleEndian<qint16>(wave.data() + 44 + 2 * i)}));
    CHECK(loudest > 20000);
    CHECK(loudest < 30000);
    CHECK(std::abs(int{qFromLittleEndian<qint16>(wave.data() + wave.size() - 2)}) < 300);
    CHECK(wave == wave_of(sound));
    CHECK(std::find(files.begin(), files.end(), wave) == files.end());
    files.push_back(wave);
  }
}

TEST_CASE("moves, captures, dice and ends are heard, each once") {
  WindowUnderTest test;
  Ear ear(test);
  test.must_start("8/8/8/8/6b1/3w4/8/w2b3w b");
  CHECK(ear.heard().empty());
  test.drag("g4", "e8");
  CHECK(ear.heard().empty());  // that was no move
  test.type("d1xd3");
  CHECK(ear.heard() == Sounds{Sound::kCapture});
  test.type("a1-c1");
  CHECK(ear.heard() == Sounds{Sound::kMove});
  test.must_start("7w/8/5w2/8/8/8/8/b2b4 b");
  test.type("a1-c1");
  CHECK(ear.heard() == Sounds{Sound::kGameOver});

  WindowUnderTest dice("dice_checkers");
  Ear other(dice);
  dice.must_start("8b/9/9/9/4b4/3B5/9/9/B8 b - 0");
  REQUIRE_OK(dice.controller().play("d4xe5"));
  CHECK(other.heard() == Sounds{Sound::kDice});
}

TEST_CASE("the volume can be chosen and is kept; off is silent") {
  WindowUnderTest test;
  Ear ear(test);
  test.window().findChild<QAction*>("volume_off")->trigger();
  CHECK(Settings::load().volume == 0);
  test.drag("c1", "c3");
  CHECK(ear.heard().empty());
  test.window().findChild<QAction*>("volume_loud")->trigger();
  CHECK(Settings::load().volume == 100);
  CHECK(ear.heard() == Sounds{Sound::kMove});  // as a sample
  test.drag("a4", "c2");
  CHECK(ear.heard() == Sounds{Sound::kMove});
  Settings().save();
}

TEST_CASE("without a device sounds are switched on in vain, and nothing goes wrong") {
  WindowUnderTest test;
  test.window().sounds().switch_on();
  test.window().sounds().switch_on();
  test.drag("c1", "c3");
  CHECK(test.piece_on("c3") == "black");
}
