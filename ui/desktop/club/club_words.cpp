// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/club_words.hpp"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <cstdlib>

#include "framework/text/host_reasons.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/people/player_words.hpp"

namespace boardwright::desktop {

QString seated_name(const SeatedPlayer& player, const std::string& name) {
  if (player.kind == PlayerKind::kComputer) return player_title(player.program);
  if (!name.empty()) return QString::fromStdString(name);
  return player.kind == PlayerKind::kGuest ? QCoreApplication::translate("ClubWords", "Guest")
                                           : QCoreApplication::translate("ClubWords", "Former member");
}

QString game_title(const Catalogue& catalogue, const std::string& game, const std::string& variant,
                   bool by_hand) {
  for (const auto& known : catalogue.games()) {
    if (known->id() != game) continue;
    const QString name = QString::fromStdString(known->name(spoken_language()));
    const Variant* one = known->variant(variant);
    // A user's own variant is always scored by its rules; its name says more.
    if (by_hand && (one == nullptr || !one->is_own()))
      return QCoreApplication::translate("ClubWords", "%1, own rules").arg(name);
    if (one == nullptr) return name;
    return name + QStringLiteral(", ") + QString::fromStdString(known->variant_name(spoken_language(), *one));
  }
  return QString::fromStdString(variant.empty() ? game : game + "/" + variant);
}

QString opponents(const std::vector<SeatedPlayer>& seats, const std::vector<std::string>& names) {
  QStringList shown;
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    shown << seated_name(seats[seat], seat < names.size() ? names[seat] : std::string());
  return shown.join(QStringLiteral(" – "));
}

QString opponents(const std::vector<SeatResult>& seats, const std::vector<std::string>& names) {
  QStringList shown;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    // A computer's name is its program.
    const std::string name = seat < names.size() ? names[seat] : std::string();
    shown << seated_name({seats[seat].player, seats[seat].kind, name}, name);
  }
  return shown.join(QStringLiteral(" – "));
}

QString short_time(TimeMs time) {
  return spoken_locale().toString(QDateTime::fromMSecsSinceEpoch(time), QLocale::ShortFormat);
}

QString pool_title(const Catalogue& catalogue, const Scheme& scheme) {
  const std::string own = scheme.name.or_english(spoken_language());
  if (!own.empty()) {
    const QString game = game_title(catalogue, scheme.game, {}, false);
    return game + QStringLiteral(", ") + QString::fromStdString(own);
  }
  constexpr std::string_view kVariant = "variant/";
  const bool variant = scheme.pool.starts_with(kVariant);
  return game_title(catalogue, scheme.game, variant ? scheme.pool.substr(kVariant.size()) : std::string(),
                    !variant);
}

QString rating_text(const PoolLine::ShownRating& rating) {
  QString text = QString::number(rating.value);
  // One number for the eye: no line ends within it.
  if (rating.deviation) text += QStringLiteral("\u00A0±\u00A0") + QString::number(*rating.deviation);
  return rating.provisional ? text + QStringLiteral("?") : text;
}

QString reason_title(const Catalogue& catalogue, const std::string& game, const std::string& reason) {
  if (const std::string* host = host_reason(spoken_language(), reason)) return QString::fromStdString(*host);
  for (const auto& known : catalogue.games())
    if (known->id() == game)
      return QString::fromStdString(known->text(spoken_language(), TextKind::kReason, reason));
  return QString::fromStdString(reason);
}

QString short_reason(const Catalogue& catalogue, const std::string& game, const std::string& reason) {
  const std::string* host = host_reason_short(spoken_language(), reason);
  return host != nullptr ? QString::fromStdString(*host) : reason_title(catalogue, game, reason);
}

QString score_text(std::uint32_t half_points) {
  const QString whole = QString::number(half_points / 2);
  if (half_points % 2 == 0) return whole;
  return half_points == 1 ? QStringLiteral("½") : whole + QStringLiteral("½");
}

QString score_text(const std::vector<SeatResult>& seats) {
  QStringList scores;
  for (const auto& seat : seats) scores << score_text(seat.half_points);
  return scores.join(QStringLiteral(" – "));
}

QString report_text(const FinishReport& report) {
  // What hasn't changed has no number behind it: "(+0)" would say nothing.
  const auto changed = [](const QString& value, std::int64_t by, const QString& size) {
    return by == 0 ? value : value + (by < 0 ? QStringLiteral(" (−") : QStringLiteral(" (+")) + size + ')';
  };
  QStringList lines;
  for (const auto& seat : report.seats) {
    if (!seat.counted()) continue;
    const PoolLine before = pool_line(seat.before, report.scheme, spoken_language());
    const PoolLine after = pool_line(seat.after, report.scheme, spoken_language());
    QStringList facts;
    if (after.points) {
      const std::int64_t gained = seat.after.points.points - seat.before.points.points;
      const QString size =
          QString::fromStdString(points_text(report.scheme.points, gained < 0 ? -gained : gained));
      facts << QCoreApplication::translate("ClubWords", "points %1")
                   .arg(changed(QString::fromStdString(*after.points), gained, size));
    }
    if (after.rating) {
      const std::int64_t gained = before.rating ? after.rating->value - before.rating->value : 0;
      facts << QCoreApplication::translate("ClubWords", "rating %1")
                   .arg(changed(rating_text(*after.rating), gained, QString::number(std::abs(gained))));
    }
    if (after.status && after.status != before.status)
      facts << QCoreApplication::translate("ClubWords", "now %1").arg(QString::fromStdString(*after.status));
    if (!facts.isEmpty()) lines << label_and_value(seated_name(seat.player, seat.name), facts.join(", "));
  }
  return lines.join(QStringLiteral("\n"));
}

}  // namespace boardwright::desktop
