// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_message.hpp"

#include <QLabel>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

void TableMessage::say(const QString& sentence) {
  why_not_.hide();
  write(sentence.isEmpty() ? standing_() : sentence, sentence.isEmpty());
  announce(label_, sentence);
}

void TableMessage::refuse(const Explanation& why, const QString& sentence, std::optional<std::uint32_t> place,
                          const QString& rule) {
  say(place ? QString() : sentence);
  if (place) why_not_.show_beside(board_.place_rect_in(boards_, *place), sentence, rule);
  board_.point_at(why.places);
}

void TableMessage::tell(const QString& sentence) {
  write(sentence, true);
  announce(label_, sentence);
}

void TableMessage::answer(const QString& sentence) {
  announce(label_, sentence);
  why_not_.hide();
  write(label_.fontMetrics().elidedText(sentence, Qt::ElideRight, label_.width()), true);
  label_.setToolTip(sentence);
}

void TableMessage::hint(const QString& sentence) {
  if (!refuses()) write(sentence.isEmpty() ? standing_() : sentence, true);
}

bool TableMessage::refuses() const { return !quiet_ && !label_.text().isEmpty(); }

QString TableMessage::text() const {
  const QString refusal = why_not_.sentence();
  return refusal.isEmpty() ? label_.text() : refusal;
}

void TableMessage::write(const QString& sentence, bool quiet) {
  quiet_ = quiet;
  style_by(label_, "role", quiet ? "muted" : "wrong");
  label_.setText(sentence);
}

}  // namespace boardwright::desktop
