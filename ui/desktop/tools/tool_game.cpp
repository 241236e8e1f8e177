// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/tools/tool_game.hpp"

#include "framework/catalogue/settings.hpp"

namespace boardwright::desktop {

Result<ToolGame> ToolGame::of_script(const Catalogue& catalogue, const std::filesystem::path& script) {
  const auto entry = catalogue.find(script.string());
  if (!entry) return fail(entry.error());
  return ToolGame{.game = entry->game, .variant = entry->variant->id, .script = script};
}

QString ToolGame::name() const {
  return QString::fromStdString(script.empty() ? game->id() + "/" + variant : script.string());
}

QStringList ToolGame::folder() const {
  if (!script.empty()) return {};
  return {"--games", QString::fromStdString(game->folder().string())};
}

QStringList ToolGame::set() const {
  QStringList words;
  for (const auto& [key, value] : settings)
    words << "--set" << QString::fromStdString(key + "=" + write_value(value));
  return words;
}

Result<std::shared_ptr<const Rules>> ToolGame::rules() const {
  const Variant* found = game->variant(variant);
  if (found == nullptr) return fail(game->id() + " has no variant '" + variant + "'");
  return game->create(*found, settings);
}

QString ToolGame::title(Language language) const {
  const QString name = QString::fromStdString(game->name(language));
  const Variant* found = game->variant(variant);
  if (found == nullptr || game->variants().size() < 2) return name;
  return name + QStringLiteral(" – ") + QString::fromStdString(game->variant_name(language, *found));
}

}  // namespace boardwright::desktop
