// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_set_up.hpp"

#include <algorithm>
#include <set>

namespace boardwright::desktop {

void RemoteSetUp::set_match(RemoteMatch* match) {
  match_ = match;
  arranged_.reset();
  asked_.clear();
}

void RemoteSetUp::refresh() {
  if (!match_) return;
  const Update& update = match_->update();
  const bool on_turn =
      match_->plays() && !update.table.result && !update.table.paused &&
      std::find(update.on_turn.begin(), update.on_turn.end(), update.viewer) != update.on_turn.end();
  // A new connection, another position or another's turn: what is being made goes on where it still can.
  const std::string now = std::to_string(update.generation) + (on_turn ? "+" : "-") + update.position;
  if (now == asked_) return;
  asked_ = now;
  if (on_turn) return ask(std::nullopt, {});
  const bool was = std::exchange(arranged_, std::nullopt).has_value();
  if (was && !update.table.paused) emit changed();
}

void RemoteSetUp::ask(const std::optional<ArrangeChange>& change, Refused refused) {
  AskArrange question;
  if (arranged_) question.placed = arranged_->placed;
  question.change = change;
  match_->ask(question, [this, asked = asked_, match = match_, here = QPointer<RemoteSetUp>(this),
                         refused = std::move(refused)](const Answer& answer) {
    const auto* told = std::get_if<ArrangeAnswer>(&answer);
    if (here.isNull() || told == nullptr || match != match_ || asked != asked_) return;
    const bool was = active();
    arranged_ = told->arranged;
    if (was || active()) emit changed();
    if (arranged_ && arranged_->refused && refused) refused(*arranged_->refused);
  });
}

void RemoteSetUp::change(const ArrangeChange& change, Refused refused) {
  if (active()) ask(change, std::move(refused));
}

/// By trying: what is refused changes nothing.
void RemoteSetUp::explain(const std::vector<std::uint32_t>& clicks, std::optional<std::uint32_t> chosen,
                          Refused refused) {
  using Type = ArrangeChange::Type;
  if (clicks.size() > 1)
    change({Type::kMove, 0, clicks.front(), clicks.back(), 0}, std::move(refused));
  else if (chosen && !clicks.empty())
    change({Type::kPlace, *chosen, clicks.front(), 0, 0}, std::move(refused));
}

bool RemoteSetUp::holds(std::uint32_t place) const {
  return std::any_of(arranged_->placed.begin(), arranged_->placed.end(),
                     [&](const PlacedPiece& piece) { return piece.place == place; });
}

std::vector<ArrangeEdit> RemoteSetUp::edits(std::optional<std::uint32_t> chosen) const {
  std::vector<ArrangeEdit> edits;
  if (!active()) return edits;
  // Where pieces may stand at all: the server says of each move whether it can be.
  std::set<std::uint32_t> fields;
  for (const auto& left : arranged_->left) fields.insert(left.places.begin(), left.places.end());
  for (const PlacedPiece& piece : arranged_->placed) fields.insert(piece.place);
  for (const PlacedPiece& piece : arranged_->placed)
    for (const std::uint32_t field : fields)
      if (field != piece.place) edits.push_back({piece.place, 0, field, {piece.place, field}});
  for (const std::uint32_t field : fields) {
    if (holds(field)) continue;  // a click there takes that piece in hand
    std::vector<std::uint32_t> kinds;
    for (const auto& left : arranged_->left)
      if (left.count > 0 && std::find(left.places.begin(), left.places.end(), field) != left.places.end())
        kinds.push_back(left.kind);
    const bool fits = chosen && std::find(kinds.begin(), kinds.end(), *chosen) != kinds.end();
    if (fits || kinds.size() == 1)
      edits.push_back({std::nullopt, fits ? *chosen : kinds.front(), field, {field}});
  }
  return edits;
}

}  // namespace boardwright::desktop
