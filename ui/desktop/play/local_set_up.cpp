// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/local_set_up.hpp"

#include "framework/link/answer.hpp"
#include "framework/match/arrangement_text.hpp"

namespace boardwright::desktop {

void LocalSetUp::follow(const std::string& position, std::optional<Arrangement> begun) {
  if (!begun) return forget();
  if (made_ && position_ == position) return;
  made_ = std::move(begun);
  position_ = position;
  arranged_ = arranged_of(*made_);
}

void LocalSetUp::forget() {
  made_.reset();
  arranged_ = {};
}

std::vector<ArrangeEdit> LocalSetUp::edits(std::optional<std::uint32_t> chosen) const {
  return made_ ? arrange_edits(*made_, chosen) : std::vector<ArrangeEdit>();
}

void LocalSetUp::change(const ArrangeChange& change, Refused refused) {
  if (made_) show(boardwright::change(*made_, change), refused);
}

void LocalSetUp::explain(const std::vector<std::uint32_t>& clicks, std::optional<std::uint32_t> chosen,
                         Refused refused) {
  if (!made_) return;
  if (const auto why = why_not(*made_, chosen, clicks)) refused(*why);
}

std::string LocalSetUp::letters() const { return made_ ? arrangement_letters(*made_) : std::string(); }

bool LocalSetUp::fills(const std::string& letters) const {
  if (!made_) return false;
  const auto items = read_arrangement_letters(*made_, letters);
  Arrangement attempt = *made_;
  return items && !attempt.replace(*items) && attempt.complete();
}

Result<void> LocalSetUp::replace(const std::string& letters, const Refused& refused) {
  if (!made_) return fail("there is nothing to set up");
  auto items = read_arrangement_letters(*made_, letters);
  if (!items) return fail(items.error());
  show(made_->replace(std::move(*items)), refused);
  return {};
}

void LocalSetUp::show(const std::optional<Explanation>& why, const Refused& refused) {
  arranged_ = arranged_of(*made_);
  if (why) refused(*why);
  emit changed();
}

}  // namespace boardwright::desktop
