// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/match_views.hpp"

#include "framework/link/local_link.hpp"
#include "framework/link/record_link.hpp"

namespace boardwright::server {
namespace {

std::unique_ptr<Link> link_of(const ViewKey& key, const MatchViews::Of& of) {
  const GameLine& line = of.match.line();
  if (key.everything) return std::make_unique<RecordLink>(line, std::nullopt, of.match.result());
  if (of.table != nullptr) return std::make_unique<LocalLink>(*of.table, key.viewer);
  return std::make_unique<RecordLink>(line, key.viewer, of.match.result());
}

}  // namespace

std::unique_ptr<ViewerStream> MatchViews::new_stream(const ViewKey& key, std::unique_ptr<Link> link,
                                                     const Of& of) const {
  return std::make_unique<ViewerStream>(of.id, GameNames::of(of.match.rules()), std::move(link),
                                        [this, key](const SharedText& update) { told_(key, update); });
}

Result<ViewerStream*> MatchViews::stream(const ViewKey& key, bool plays, const Of& of) {
  if (key.everything && (!of.match.is_over() || (holds_back_end(of.match) && !plays)))
    return fail("that is for games that are over");
  if (late_stream_ && key == ViewKey{}) return late_stream_.get();
  auto& found = streams_[key];
  if (!found) {
    told_everything_ = told_everything_ || key.everything;
    found = new_stream(key, link_of(key, of), of);
  }
  return found.get();
}

void MatchViews::begin_late(std::unique_ptr<LateLink> late, const Of& of) {
  late_ = late.get();
  streams_.erase(ViewKey{});
  late_stream_ = new_stream(ViewKey{}, std::move(late), of);
}

void MatchViews::close() {
  streams_.clear();
  late_ = nullptr;
  late_stream_.reset();
}

}  // namespace boardwright::server
