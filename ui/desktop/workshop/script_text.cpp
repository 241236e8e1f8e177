// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_text.hpp"

#include <QRegularExpression>
#include <utility>

namespace boardwright::desktop {
namespace {

/// A parameter's value as a script writes it: a number, true or false, a text.
QString lua_value(const QString& value, const QString& word) {
  if (word == QLatin1String("flag"))
    return QLatin1String(value == QLatin1String("on") || value == QLatin1String("true") ? "true" : "false");
  if (word == QLatin1String("choice")) {
    QString bare = value;
    bare.remove('"').remove('\'');
    return '"' + bare + '"';
  }
  return value;
}

}  // namespace

std::optional<std::uint32_t> line_of_rule(const QString& text, const QString& number) {
  const QRegularExpression declared(
      QStringLiteral("\\[\\s*([\"'])%1\\1\\s*\\]\\s*=").arg(QRegularExpression::escape(number)));
  qsizetype at = text.indexOf(declared);
  if (at < 0) at = text.indexOf(QStringLiteral("\"%1\"").arg(number));
  if (at < 0) return std::nullopt;
  return static_cast<std::uint32_t>(text.left(at).count('\n') + 1);
}

TextWithValues with_usual_values(QString text, const std::map<std::string, std::string>& values) {
  TextWithValues done{std::move(text), {}, {}};
  for (const auto& [name, value] : values) {
    const QString parameter = QString::fromStdString(name), wanted = QString::fromStdString(value);
    const QRegularExpression declared(
        QStringLiteral(
            "^([ \\t]*%1\\s*=\\s*(integer|flag|choice)\\s*\\(\\s*)(-?\\d+|true|false|\"[^\"]*\"|'[^']*')")
            .arg(QRegularExpression::escape(parameter)),
        QRegularExpression::MultilineOption);
    const auto found = declared.match(done.text);
    if (!found.hasMatch()) {
      done.missing << parameter + " = " + wanted;
      continue;
    }
    done.text.replace(found.capturedStart(3), found.capturedLength(3), lua_value(wanted, found.captured(2)));
    done.taken << parameter + " = " + wanted;
  }
  return done;
}

}  // namespace boardwright::desktop
