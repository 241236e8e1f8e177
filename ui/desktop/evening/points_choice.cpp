// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/points_choice.hpp"

#include <QSignalBlocker>

#include "framework/tournament/point_presets.hpp"
#include "ui/desktop/evening/evening_words.hpp"

namespace boardwright::desktop {

namespace {

const QString kOwnPoints = QStringLiteral("own");

QString scheme_words(const tournament::PointScheme& scheme) {
  return points_words(scheme.win) + QStringLiteral(" – ") + points_words(scheme.draw) +
         QStringLiteral(" – ") + points_words(scheme.loss);
}

}  // namespace

void PointsChoice::offer(const std::optional<tournament::PointScheme>& own) {
  const QSignalBlocker quiet(this);
  own_ = own;
  const QString before = currentData().toString();
  clear();
  if (own) addItem(tr("as the game gives them: %1").arg(scheme_words(*own)), kOwnPoints);
  const int usual = count();
  for (const auto& preset : tournament::point_presets())
    if (!preset.scheme.free)
      addItem(scheme_words(preset.scheme),
              QString::fromUtf8(preset.id.data(), static_cast<int>(preset.id.size())));
  const int known = findData(before);
  setCurrentIndex(known >= 0 ? known : usual);
}

std::optional<tournament::PointScheme> PointsChoice::chosen() const {
  const QString id = currentData().toString();
  if (const auto* preset = tournament::point_preset(id.toStdString())) return preset->scheme;
  return own_;
}

}  // namespace boardwright::desktop
