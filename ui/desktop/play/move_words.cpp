// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/move_words.hpp"

#include <QCoreApplication>

namespace boardwright::desktop {

namespace {

struct MoveWords {
  Q_DECLARE_TR_FUNCTIONS(MoveWords)
};

}  // namespace

QString move_label(const MoveNumbers::Ply& ply) {
  return QString::number(ply.number) + (ply.opens ? QStringLiteral(".") : QStringLiteral("…"));
}

QString position_words(const MoveNumbers& numbers, std::size_t plies, const QStringList& seats) {
  const MoveNumbers::Ply* move = numbers.newest(plies);
  if (move != nullptr)
    return MoveWords::tr("After move %1 of %2 (%3)", "number, last number, seat")
        .arg(move->number)
        .arg(numbers.last())
        .arg(seats.value(static_cast<qsizetype>(move->seat)));
  return plies == 0 ? MoveWords::tr("At the start") : MoveWords::tr("Before the first move");
}

QString variation_words(const MoveNumbers& numbers, std::size_t plies, const QStringList& seats) {
  const MoveNumbers::Ply* move = numbers.newest(plies);
  return move == nullptr ? MoveWords::tr("Variation from the start")
                         : MoveWords::tr("Variation after move %1 (%2)", "number, seat")
                               .arg(move->number)
                               .arg(seats.value(static_cast<qsizetype>(move->seat)));
}

}  // namespace boardwright::desktop
