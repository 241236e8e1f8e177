// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/chance_words.hpp"

#include <QCoreApplication>

#include "framework/match/thrown_dice.hpp"

namespace boardwright::desktop {

namespace {

struct ChanceWords {
  Q_DECLARE_TR_FUNCTIONS(ChanceWords)
};

}  // namespace

QString dice_words(const std::string& event, const QStringList& seats) {
  const auto faces = thrown_dice(event);
  if (faces.empty()) return {};
  const bool one_each = static_cast<qsizetype>(faces.size()) == seats.size();
  QStringList told;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const QString face = QString::number(faces[i]);
    told << (one_each ? ChanceWords::tr("%1 %2", "a seat, the number on its die")
                            .arg(seats[static_cast<qsizetype>(i)], face)
                      : face);
  }
  return ChanceWords::tr("Dice: %1").arg(told.join(QStringLiteral(", ")));
}

QString chance_words(const std::string& event, const QStringList& seats) {
  const QString dice = dice_words(event, seats);
  return dice.isEmpty() ? QString::fromStdString(event) : dice;
}

}  // namespace boardwright::desktop
