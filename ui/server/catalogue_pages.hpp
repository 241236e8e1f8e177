// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/catalogue.hpp"
#include "framework/clock/presets.hpp"
#include "ui/server/board_json.hpp"
#include "ui/server/page_files.hpp"

namespace boardwright::server {

/// What is told of the games: the catalogue, boards, rules' texts, pictures. Each is made when somebody first
/// asks for it, and kept. One thread at a time.
class CataloguePages {
 public:
  explicit CataloguePages(Catalogue catalogue);

  [[nodiscard]] const Catalogue& catalogue() const noexcept { return catalogue_; }
  /// Games whose libraries can be used, loaded by now.
  [[nodiscard]] const std::vector<std::shared_ptr<const Game>>& games() const noexcept { return games_; }

  /// The only game as it was saved now. Boards of what it was before are still told, to those who play by it.
  void renew(const std::shared_ptr<const Game>& game);

  [[nodiscard]] Answer list(Language language);
  /// `path`: behind /api/board/, game, variant, and the beginning of the rules' hash where a game is renewed.
  [[nodiscard]] Answer board(std::string_view path, const Request& request);
  [[nodiscard]] Answer rules(const std::string& game, Language language) const;
  [[nodiscard]] Answer picture(const std::string& name) const;

  /// `rules`: short_hash of those that are played, where they may have been renewed since; else empty.
  [[nodiscard]] static std::string board_path(const std::string& game, const std::string& variant,
                                              const std::string& rules = {}) {
    return "/api/board/" + game + "/" + variant + (rules.empty() ? "" : "/" + rules);
  }
  /// Of the library that it was loaded from; empty if it can't be.
  [[nodiscard]] static std::string short_hash(const Game& game);
  /// The control that these words mean for a variant; nothing for empty words.
  [[nodiscard]] Result<std::optional<TimeControl>> clock(const Game& game, const Variant& variant,
                                                         const std::string& words) const;

 private:
  void take_in(const std::shared_ptr<const Game>& game);
  void read_pictures(const Game& game);
  /// The game's own, else a shared symbol, else a disc.
  [[nodiscard]] ArtPaths art_of(const Game& game, const PieceKind& kind, Tone tone);
  [[nodiscard]] Result<std::shared_ptr<const Rules>> rules_of(const Game& game, const Variant& variant);
  [[nodiscard]] std::string add_picture(std::string content);

  Catalogue catalogue_;
  std::vector<std::shared_ptr<const Game>> games_;
  std::map<std::string, std::shared_ptr<const Game>> by_hash_;  // what a renewed game was, and is
  std::vector<ClockPreset> general_clocks_;
  std::map<std::string, SharedText> pictures_;                   // by name: hash.svg
  std::map<std::pair<std::string, std::string>, ArtPaths> art_;  // the games' own, by game and kind
  std::map<std::pair<const Game*, std::string>, std::shared_ptr<const Rules>> rules_;
  std::map<std::size_t, SharedText> lists_;                         // by language
  std::map<std::pair<std::string, std::size_t>, SiteFile> boards_;  // by path and language
};

/// Of the query, else English.
[[nodiscard]] Language language_of(const Request& request);

}  // namespace boardwright::server
