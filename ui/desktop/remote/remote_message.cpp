// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_message.hpp"

#include <utility>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

RemoteMessage::RemoteMessage(BoardView& board, QWidget& boards)
    : board_(board), boards_(boards), why_not_(new WhyNot(&boards)) {
  setObjectName("remote_message");
}

void RemoteMessage::say(const QString& sentence) {
  why_not_->hide();
  advice_.clear();
  style_by(*this, "role", "wrong");
  setText(sentence);
  if (!sentence.isEmpty()) announce(*this, sentence);
}

void RemoteMessage::note(const QString& sentence) {
  why_not_->hide();
  style_by(*this, "role", "muted");
  setText(sentence);
}

void RemoteMessage::show_advice(std::vector<std::uint32_t> clicks, const QString& sentence) {
  board_.set_advice(std::move(clicks));
  if (sentence == advice_) return;
  const bool instead = text() == advice_;
  advice_ = sentence;
  if (!instead && sentence.isEmpty()) return;  // a refusal stays until the next click
  style_by(*this, "role", "muted");
  setText(sentence);
  if (!sentence.isEmpty()) announce(*this, sentence);
}

void RemoteMessage::refuse(const Explanation& why, const QString& sentence,
                           std::optional<std::uint32_t> place) {
  say(place ? QString() : sentence);
  if (place) why_not_->show_beside(board_.place_rect_in(boards_, *place), sentence, {});
  board_.point_at(why.places);
}

void RemoteMessage::hide_refusal() { why_not_->hide(); }

QString RemoteMessage::told() const {
  const QString refusal = why_not_->sentence();
  return refusal.isEmpty() ? text() : refusal;
}

}  // namespace boardwright::desktop
