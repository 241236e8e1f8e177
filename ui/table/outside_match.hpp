// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "framework/link/page_message.hpp"
#include "framework/link/viewer_stream.hpp"
#include "framework/table/analysis.hpp"
#include "framework/table/table.hpp"
#include "ui/server/catalogue_pages.hpp"

namespace boardwright::outside {

/// One match of one game, told and asked in lines of JSON (README.md): what a page and a club's server say about a match
/// (docs/protocol.md), with the match's journal for whoever keeps it. In the strand's thread.
class OutsideMatch {
 public:
  using Say = std::function<void(std::string_view line)>;

  OutsideMatch(std::shared_ptr<const Game> game, Language language, Strand& strand, Thinkers& thinkers,
               Say say);
  OutsideMatch(const OutsideMatch&) = delete;
  OutsideMatch& operator=(const OutsideMatch&) = delete;

  /// What can be played, before anything else. The game must be usable.
  void offer();
  void hear(const std::string& line);

 private:
  struct Viewer {
    Seat seat = 0;
    std::unique_ptr<ViewerStream> stream;
    std::string record;  ///< that was told last
  };
  void say(const nlohmann::json& line) const;
  [[nodiscard]] Result<void> begin(const nlohmann::json& asked);
  void go(std::unique_ptr<Match> match, MatchPlan plan, Computers computers);
  void tell_board() const;
  void tell_record(const std::string& id);
  void watch(const WatchRequest& asked);
  void advise(const nlohmann::json& asked);
  /// Why the viewer gets no advice now, as a word (README.md); empty: he does.
  [[nodiscard]] std::string no_advice(const Viewer& of) const;
  [[nodiscard]] Viewer* viewer(const std::string& id);

  std::shared_ptr<const Game> game_;
  Language language_;
  Strand& strand_;
  Thinkers& thinkers_;
  Say say_;
  mutable server::CataloguePages pages_;
  std::unique_ptr<Table> table_;
  Analysis advice_;
  std::map<std::string, Viewer> viewers_;  // of the table; by the match's id in lines, the seat's number
};

}  // namespace boardwright::outside
