// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/sound/sound_box.hpp"

#include <QAudioDevice>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace boardwright::desktop {

SoundBox::SoundBox(QObject* parent) : QObject(parent) {}
SoundBox::~SoundBox() = default;

void SoundBox::switch_on() {
  if (!effects_.empty() || QMediaDevices::defaultAudioOutput().isNull()) return;
  files_ = std::make_unique<QTemporaryDir>();
  for (const Sound sound : kSounds) {
    const QString name = files_->filePath(QString::number(static_cast<int>(sound)) + QStringLiteral(".wav"));
    QFile file(name);
    // Without room for a few kilobytes there are other worries than a missing knock.
    if (!file.open(QIODevice::WriteOnly) || file.write(wave_of(sound)) < 0 || !file.flush()) continue;
    auto effect = std::make_unique<QSoundEffect>();
    effect->setSource(QUrl::fromLocalFile(name));
    effects_[sound] = std::move(effect);
  }
  set_volume(volume_);
}

void SoundBox::set_volume(int percent) {
  volume_ = percent;
  // As ears hear it: half as loud is a tenth of the power.
  const auto linear = static_cast<float>(percent) / 100.0F;
  for (const auto& [sound, effect] : effects_) effect->setVolume(linear * linear);
}

void SoundBox::play(Sound sound) {
  if (volume_ == 0) return;
  emit played(sound);
  if (const auto effect = effects_.find(sound); effect != effects_.end()) effect->second->play();
}

}  // namespace boardwright::desktop
