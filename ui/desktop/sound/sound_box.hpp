// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTemporaryDir>
#include <map>
#include <memory>

#include "ui/desktop/sound/wave.hpp"

class QSoundEffect;

namespace boardwright::desktop {

/// Lets the sounds be heard. Silent until it is switched on, while the volume is 0, and on machines without a
/// device for sound: that is never an error.
class SoundBox final : public QObject {
  Q_OBJECT
 public:
  explicit SoundBox(QObject* parent = nullptr);
  ~SoundBox() override;

  /// Looks for a device and makes the sounds ready. Takes a while: not before the window can be used.
  void switch_on();
  void set_volume(int percent);  ///< 0: nothing is heard
  [[nodiscard]] int volume() const noexcept { return volume_; }
  void play(Sound sound);

 signals:
  void played(boardwright::desktop::Sound sound);  ///< it would be heard if there is a device

 private:
  int volume_ = 60;
  std::unique_ptr<QTemporaryDir> files_;  // QSoundEffect reads files only
  std::map<Sound, std::unique_ptr<QSoundEffect>> effects_;
};

}  // namespace boardwright::desktop
