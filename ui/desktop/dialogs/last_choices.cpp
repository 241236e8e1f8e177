// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/last_choices.hpp"

#include <QSettings>

#include "framework/players/engine_player.hpp"
#include "ui/desktop/people/people_field.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kMostRemembered = 40, kMostPrograms = 5;

QString key_of(const std::string& game) { return "new_game/of/" + QString::fromStdString(game); }

void put_first(QSettings& store, const QString& key, const QString& what, int most) {
  QStringList all = store.value(key).toStringList();
  all.removeAll(what);
  all.prepend(what);
  store.setValue(key, QStringList(all.mid(0, most)));
}

QStringList listed(const char* key) { return QSettings().value(key).toStringList(); }

}  // namespace

void LastChoices::remember(const std::string& game, const LastChoice& choice) {
  QSettings store;
  store.beginGroup(key_of(game));
  store.setValue("variant", choice.variant);
  store.setValue("players", choice.players);
  store.setValue("clock", choice.clock);
  store.setValue("changed", choice.changed);
  store.setValue("rated", choice.rated);
  store.setValue("by_lot", choice.by_lot);
  store.endGroup();
  put_first(store, "new_game/games", QString::fromStdString(game), kMostRemembered);
  const QString program =
      QString::fromUtf8(kEnginePrefix.data(), static_cast<qsizetype>(kEnginePrefix.size()));
  for (const QString& player : choice.players) {
    if (player.startsWith(PeopleField::kMemberPrefix))
      put_first(store, "new_game/members", player.mid(PeopleField::kMemberPrefix.size()), kMostRemembered);
    if (player.startsWith(program)) put_first(store, "new_game/programs", player, kMostPrograms);
  }
}

std::optional<LastChoice> LastChoices::of(const std::string& game) {
  QSettings store;
  store.beginGroup(key_of(game));
  if (!store.contains("players")) return std::nullopt;
  return LastChoice{store.value("variant").toString(),    store.value("players").toStringList(),
                    store.value("clock").toString(),      store.value("changed").toStringList(),
                    store.value("rated", false).toBool(), store.value("by_lot", false).toBool()};
}

QStringList LastChoices::games() { return listed("new_game/games"); }
QStringList LastChoices::members() { return listed("new_game/members"); }
QStringList LastChoices::programs() { return listed("new_game/programs"); }

}  // namespace boardwright::desktop
