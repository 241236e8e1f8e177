// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/sound/wave.hpp"

#include <QDataStream>
#include <QIODevice>
#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <cmath>
#include <numbers>
#include <vector>

namespace boardwright::desktop {

namespace {

constexpr std::uint32_t kRate = 22050;  // samples a second
constexpr double kLoudest = 0.7;        // of what 16 bits hold

/// Samples from -1 to 1, to which sounds are added.
class Tape {
 public:
  explicit Tape(double seconds) : samples_(static_cast<std::size_t>(seconds * kRate), 0.0) {}

  /// A damped sine wave; `decay`: seconds until a third (1/e) is left.
  void ring(double at, double hertz, double decay, double strength) {
    add(at, [&](double t) {
      const double attack = std::min(1.0, t / 0.002);
      return strength * attack * std::exp(-t / decay) * std::sin(2 * std::numbers::pi * hertz * t);
    });
  }

  /// A short rush, as of two things that touch.
  void click(double at, double decay, double strength) {
    Random random(17);
    double smooth = 0;
    add(at, [&](double t) {
      const double noise = static_cast<double>(random.below(20001)) / 10000.0 - 1.0;
      smooth += 0.45 * (noise - smooth);  // without its sharpest part
      return strength * std::exp(-t / decay) * smooth;
    });
  }

  /// A piece of wood on wood: the first three modes of a free bar (Fletcher and Rossing, The Physics of
  /// Musical Instruments, chapter 2: 1 : 2.756 : 5.404), higher ones dying sooner.
  void knock(double at, double hertz, double strength) {
    ring(at, hertz, 0.045, strength);
    ring(at, hertz * 2.756, 0.022, strength * 0.45);
    ring(at, hertz * 5.404, 0.010, strength * 0.2);
    click(at, 0.004, strength * 0.5);
  }

  /// A tone with two overtones, like a small bell.
  void tone(double at, double hertz, double decay, double strength) {
    ring(at, hertz, decay, strength);
    ring(at, hertz * 2, decay * 0.6, strength * 0.3);
    ring(at, hertz * 3, decay * 0.4, strength * 0.12);
  }

  /// As 16-bit numbers, the loudest at kLoudest, with an end that doesn't click.
  [[nodiscard]] std::vector<std::int16_t> pressed() const {
    double most = 1e-9;
    for (const double sample : samples_) most = std::max(most, std::abs(sample));
    const std::size_t fade = kRate / 100;
    std::vector<std::int16_t> out;
    for (std::size_t i = 0; i < samples_.size(); ++i) {
      const std::size_t left = samples_.size() - i;
      const double end = left < fade ? static_cast<double>(left) / static_cast<double>(fade) : 1.0;
      out.push_back(static_cast<std::int16_t>(std::lround(samples_[i] / most * kLoudest * end * 32767)));
    }
    return out;
  }

 private:
  template <class Wave>
  void add(double at, Wave wave) {
    const auto first = static_cast<std::size_t>(at * kRate);
    for (std::size_t i = first; i < samples_.size(); ++i)
      samples_[i] += wave(static_cast<double>(i - first) / kRate);
  }

  std::vector<double> samples_;
};

Tape tape_of(Sound sound) {
  switch (sound) {
    case Sound::kMove: {
      Tape tape(0.25);
      tape.knock(0, 420, 1);
      return tape;
    }
    case Sound::kCapture: {
      Tape tape(0.35);
      tape.knock(0, 560, 0.8);
      tape.knock(0.075, 330, 1);
      return tape;
    }
    case Sound::kDice: {
      Tape tape(0.8);
      // Dice that bounce: quicker and softer each time.
      double at = 0, gap = 0.13, strength = 1;
      for (int i = 0; at < 0.6; ++i) {
        tape.knock(at, i % 2 == 0 ? 1150 : 1420, strength);
        at += gap;
        gap = std::max(0.03, gap * 0.82);
        strength *= 0.84;
      }
      return tape;
    }
    case Sound::kClockLow: {
      Tape tape(0.5);
      tape.tone(0, 880, 0.08, 1);
      tape.tone(0.18, 880, 0.08, 1);
      return tape;
    }
    case Sound::kGameOver: {
      Tape tape(1.3);
      tape.tone(0, 523.25, 0.35, 0.8);  // c, e, g
      tape.tone(0.16, 659.26, 0.35, 0.8);
      tape.tone(0.32, 783.99, 0.5, 1);
      return tape;
    }
  }
  return Tape(0.1);
}

}  // namespace

QByteArray wave_of(Sound sound) {
  const std::vector<std::int16_t> samples = tape_of(sound).pressed();
  const auto bytes = static_cast<quint32>(samples.size() * 2);
  QByteArray file;
  QDataStream out(&file, QIODevice::WriteOnly);
  out.setByteOrder(QDataStream::LittleEndian);
  out.writeRawData("RIFF", 4);
  out << quint32{36 + bytes};
  out.writeRawData("WAVEfmt ", 8);
  out << quint32{16} << quint16{1} << quint16{1} << quint32{kRate} << quint32{kRate * 2} << quint16{2}
      << quint16{16};
  out.writeRawData("data", 4);
  out << bytes;
  for (const std::int16_t sample : samples) out << qint16{sample};
  return file;
}

}  // namespace boardwright::desktop
