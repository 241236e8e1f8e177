// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "framework/link/late_link.hpp"
#include "framework/link/viewer_stream.hpp"
#include "framework/table/table.hpp"
#include "ui/server/match_facts.hpp"

namespace boardwright::server {

/// What is told of one match to each kind of viewer: a stream for each, made when somebody first asks, and one for
/// spectators that lags behind where they see it late. In the match's strand.
class MatchViews {
 public:
  using Told = std::function<void(const ViewKey& key, const SharedText& update)>;
  explicit MatchViews(Told told) : told_(std::move(told)) {}

  /// Of what it is a view. `table`: null where the match is over and only looked at.
  struct Of {
    const std::string& id;
    const Match& match;
    Table* table = nullptr;
  };
  /// Refused: everything, while others than who plays may not know that it is over. `plays`: who asks has a seat there.
  [[nodiscard]] Result<ViewerStream*> stream(const ViewKey& key, bool plays, const Of& of);
  /// Somebody has been shown what is hidden: nothing may be taken back any more.
  [[nodiscard]] bool told_everything() const noexcept { return told_everything_; }
  /// The streams of a table that is left, but not what spectators see late.
  void leave_table() { streams_.clear(); }
  void close();

  // Spectators who see it late.
  void begin_late(std::unique_ptr<LateLink> late, const Of& of);
  /// What is shown to them; null: what everybody sees.
  [[nodiscard]] LateLink* late() const noexcept { return late_; }
  [[nodiscard]] bool is_late(const ViewerStream* stream) const { return stream == late_stream_.get(); }
  [[nodiscard]] bool holds_back_end(const Match& match) const {
    return match.is_over() && late_ != nullptr && !late_->shows_end();
  }

 private:
  [[nodiscard]] std::unique_ptr<ViewerStream> new_stream(const ViewKey& key, std::unique_ptr<Link> link,
                                                         const Of& of) const;

  Told told_;
  std::map<ViewKey, std::unique_ptr<ViewerStream>> streams_;
  std::unique_ptr<ViewerStream> late_stream_;
  LateLink* late_ = nullptr;  // its link
  bool told_everything_ = false;
};

}  // namespace boardwright::server
