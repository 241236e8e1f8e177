// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/catalogue_pages.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/board/disc.hpp"
#include "framework/catalogue/safe_colours.hpp"
#include "framework/clock/time_control_text.hpp"
#include "framework/log/log.hpp"
#include "framework/players/levels.hpp"
#include "framework/text/digest.hpp"
#include "framework/text/text_file.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kLargestPicture = 512 * 1024, kLargestRules = 1024 * 1024;
constexpr std::size_t kShortHash = 16;

std::string line_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// Colours in pictures are written in small letters or capitals.
std::string recoloured(std::string content, const std::map<std::string, std::string>& colours) {
  for (std::size_t i = content.find('#'); i != std::string::npos; i = content.find('#', i + 1)) {
    std::string colour = content.substr(i, 7);
    std::transform(colour.begin(), colour.end(), colour.begin(),
                   [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (const auto other = colours.find(colour); other != colours.end()) content.replace(i, 7, other->second);
  }
  return content;
}

}  // namespace

Language language_of(const Request& request) {
  const auto asked = request.query.find("language");
  const auto known = asked == request.query.end() ? std::nullopt : language_from(asked->second);
  return known.value_or(Language::kEnglish);
}

CataloguePages::CataloguePages(Catalogue catalogue) : catalogue_(std::move(catalogue)) {
  general_clocks_ = boardwright::general_clocks().presets;
  for (const auto& game : catalogue_.games()) take_in(game);
}

void CataloguePages::take_in(const std::shared_ptr<const Game>& game) {
  if (!game->usable())
    return log_warning("the game " + game->id() + " can't be used: " + game->problems().front());
  games_.push_back(game);
  read_pictures(*game);
}

std::string CataloguePages::short_hash(const Game& game) {
  const auto library = game.library();
  return library ? (*library)->hash().substr(0, kShortHash) : std::string();
}

void CataloguePages::renew(const std::shared_ptr<const Game>& game) {
  catalogue_ = Catalogue::of(game);
  games_.clear();
  lists_.clear();
  for (const auto& variant : game->variants())
    for (const Language language : languages())
      boards_.erase({board_path(game->id(), variant.id), language.index()});
  by_hash_[short_hash(*game)] = game;
  take_in(game);
}

std::string CataloguePages::add_picture(std::string content) {
  std::string name = text_digest(content).substr(0, 32) + ".svg";
  pictures_.emplace(name, shared_text(std::move(content)));
  return "/art/" + name;
}

void CataloguePages::read_pictures(const Game& game) {
  const auto& folder = game.appearance().art;
  const SafeColours safe = read_safe_colours(folder).safe;
  std::error_code none;
  for (std::filesystem::directory_iterator file(folder, none), end; !none && file != end;
       file.increment(none)) {
    if (file->path().extension() != ".svg") continue;
    auto content = read_file(file->path(), kLargestPicture, "a picture");
    if (!content) continue;
    ArtPaths paths;
    if (!safe.art.empty()) paths.safe = add_picture(recoloured(*content, safe.art));
    paths.usual = add_picture(std::move(*content));
    art_[{game.id(), file->path().stem().string()}] = std::move(paths);
  }
}

ArtPaths CataloguePages::art_of(const Game& game, const PieceKind& kind, Tone tone) {
  if (const auto own = art_.find({game.id(), kind.id}); own != art_.end()) return own->second;
  auto shared = read_file(game.appearance().picture_of(kind.id), kLargestPicture, "a picture");
  return {add_picture(shared ? std::move(*shared) : drawn_disc(kind, tone)), {}};
}

Answer CataloguePages::picture(const std::string& name) const {
  const auto found = pictures_.find(name);
  if (found == pictures_.end()) return refusal(404, "unknown", "there is no such picture");
  Answer answer;
  answer.type = "image/svg+xml";
  answer.body = found->second;
  answer.headers = {{"Cache-Control", "public, max-age=31536000, immutable"},
                    {"Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"}};
  return answer;
}

Result<std::shared_ptr<const Rules>> CataloguePages::rules_of(const Game& game, const Variant& variant) {
  auto& made = rules_[{&game, variant.id}];
  if (made) return made;
  auto rules = game.create(variant);
  if (rules) made = *rules;
  return rules;
}

Result<std::optional<TimeControl>> CataloguePages::clock(const Game& game, const Variant& variant,
                                                         const std::string& words) const {
  if (words.empty()) return std::optional<TimeControl>();
  const auto own = clocks_of_game(game.data()).presets;
  auto chosen = choose_clock(words, clocks_for(game.data(), variant, own, general_clocks_));
  if (!chosen) return fail(chosen.error());
  return std::optional(*chosen);
}

Answer CataloguePages::list(Language language) {
  SharedText& made = lists_[language.index()];
  if (made) return json_answer(200, *made);
  Json games = Json::array(), clocks = Json::array(), levels_list = Json::array();
  std::map<std::string, Json> every_clock;
  if (const auto& all = levels())
    for (const auto& level : *all)
      levels_list.push_back(
          {{"computer", "level:" + std::to_string(level.number)},
           {"name", std::to_string(level.number) + ": " + level.words.or_english(language)}});
  const auto add_clock = [&](const ClockPreset& preset) {
    if (every_clock.contains(preset.id)) return;
    every_clock[preset.id];
    clocks.push_back({{"clock", preset.id},
                      {"name", preset.name.or_english(language)},
                      {"text", write_time_control(preset.control)}});
  };
  for (const auto& game : games_) {
    Json variants = Json::array(), seats = Json::array();
    const auto own = clocks_of_game(game->data()).presets;
    for (const auto& variant : game->variants()) {
      const auto rules = rules_of(*game, variant);
      if (!rules) continue;
      if (seats.empty())
        for (Seat seat = 0; seat < (*rules)->seat_count(); ++seat)
          seats.push_back(
              {{"seat", (*rules)->seat_name(seat)}, {"name", game->seat_text(language, **rules, seat)}});
      Json offered = Json::array();
      for (const auto& preset : clocks_for(game->data(), variant, own, general_clocks_)) {
        offered.push_back(preset.id);
        add_clock(preset);
      }
      variants.push_back({{"variant", variant.id},
                          {"name", game->variant_name(language, variant)},
                          {"summary", game->variant_summary(language, variant)},
                          {"board", board_path(game->id(), variant.id)},
                          {"clocks", std::move(offered)}});
    }
    games.push_back({{"game", game->id()},
                     {"name", game->name(language)},
                     {"summary", game->summary(language)},
                     {"players", {game->data().players.from, game->data().players.to}},
                     {"minutes", {game->data().minutes.from, game->data().minutes.to}},
                     {"seats", std::move(seats)},
                     {"variants", std::move(variants)},
                     {"levels", levels_list}});
  }
  made = shared_text(line_of({{"version", 1}, {"games", std::move(games)}, {"clocks", std::move(clocks)}}));
  return json_answer(200, *made);
}

Answer CataloguePages::board(std::string_view path, const Request& request) {
  const auto next = [&path] {
    const std::size_t slash = path.find('/');
    std::string first(path.substr(0, slash));
    path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
    return first;
  };
  const std::string id = next(), wanted = next(), hash = next();
  const Game* game = nullptr;
  if (const auto known = by_hash_.find(hash); known != by_hash_.end() && known->second->id() == id)
    game = known->second.get();
  else if (hash.empty())
    for (const auto& one : games_)
      if (one->id() == id) game = one.get();
  const Variant* variant = game == nullptr ? nullptr : game->variant(wanted);
  if (variant == nullptr) return refusal(404, "unknown", "there is no such game");
  const Language language = language_of(request);
  SiteFile& file = boards_[{board_path(id, wanted, hash), language.index()}];
  if (!file.content) {
    const auto rules = rules_of(*game, *variant);
    if (!rules) return refusal(500, "failed", rules.error());
    const auto art = [&](const PieceKind& kind, Tone tone) { return art_of(*game, kind, tone); };
    file.content = shared_text(line_of(board_json(*game, *variant, **rules, language, art)));
    file.tag = text_digest(*file.content).substr(0, 32);
  }
  return tagged_answer(request, "application/json", file.tag, file.content);
}

Answer CataloguePages::rules(const std::string& id, Language language) const {
  const auto game =
      std::find_if(games_.begin(), games_.end(), [&](const auto& one) { return one->id() == id; });
  if (game == games_.end()) return refusal(404, "unknown", "there is no such game");
  const auto folder = (*game)->folder();
  for (const std::string& name : {"RULES." + std::string(language_code(language)) + ".md",
                                  std::string("RULES.en.md"), std::string("RULES.md")})
    if (auto text = read_file(folder / name, kLargestRules, "rules"))
      return text_answer(200, std::move(*text));
  return refusal(404, "unknown", "this game tells no rules");
}

}  // namespace boardwright::server
