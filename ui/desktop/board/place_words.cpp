// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/place_words.hpp"

#include <algorithm>

namespace boardwright::desktop {

QString PlaceWords::name(const BoardGeometry& board, std::uint32_t place) const {
  return board.is_field(place) ? QString::fromStdString(board.fields()[place].name)
                               : trays_.value(static_cast<int>(place - board.fields().size()));
}

QString PlaceWords::spoken(const BoardGeometry& board, const Picture& picture, std::uint32_t place) const {
  QStringList pieces;
  for (const auto& item : picture.items) {
    if (item.place != place) continue;
    const QString kind = kinds_.value(static_cast<int>(item.kind));
    pieces << (item.count > 1 ? tr("%1 times %2", "a number, a kind of piece").arg(item.count).arg(kind)
                              : kind);
  }
  return name(board, place) + ", " + (pieces.isEmpty() ? tr("empty") : pieces.join(", "));
}

QStringList PlaceWords::marked(const BoardGeometry& board, const Marks& marks, bool begins,
                               std::uint32_t place) const {
  QStringList words;
  const auto holds = [&](const auto& places) {
    return std::find(places.begin(), places.end(), place) != places.end();
  };
  if (holds(marks.chosen)) words << tr("chosen");
  for (const auto& target : marks.targets)
    if (target.place == place && !marks.chosen.empty())
      words << (target.occupied ? tr("can be taken") : tr("can be moved to"));
  if (marks.chosen.empty() && begins) words << tr("can be chosen");
  if (holds(marks.premove)) words << tr("chosen ahead");
  if (holds(marks.last)) words << tr("last move");
  if (holds(marks.advice)) words << tr("hint");
  for (const auto& drawn : marks.drawn) {
    if (drawn.from != place) continue;
    const auto to = board.place_name(drawn.to);
    words << (drawn.to == place
                  ? tr("circled")
                  : tr("arrow to %1").arg(QString::fromUtf8(to.data(), static_cast<qsizetype>(to.size()))));
  }
  return words;
}

QStringList PlaceWords::borders(const BoardGeometry& board, const Picture& picture,
                                std::uint32_t place) const {
  QStringList words;
  for (const auto& border : picture.borders) {
    if (border.field != place && border.other != place) continue;
    const std::uint32_t beyond = border.field == place ? border.other : border.field;
    words << tr("border to %1: %2, %3", "a field, a seat, a number")
                 .arg(QString::fromStdString(board.fields()[beyond].name),
                      seats_.value(static_cast<int>(border.owner)))
                 .arg(border.count);
    if (border.closed) words.back() += " " + tr("(closed)", "a border nobody may cross now");
  }
  return words;
}

}  // namespace boardwright::desktop
