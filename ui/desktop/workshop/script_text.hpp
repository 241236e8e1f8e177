// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is looked for and changed in the text of a script.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace boardwright::desktop {

/// Where the rule of this number stands, from 1; nothing: nowhere.
[[nodiscard]] std::optional<std::uint32_t> line_of_rule(const QString& text, const QString& number);

struct TextWithValues {
  QString text;
  QStringList taken,
      missing;  ///< as "parameter = value"; missing ones aren't declared in a way that can be changed
};
/// The text with these values, as read_value takes them, in the places of those that it declares.
[[nodiscard]] TextWithValues with_usual_values(QString text,
                                               const std::map<std::string, std::string>& values);

}  // namespace boardwright::desktop
