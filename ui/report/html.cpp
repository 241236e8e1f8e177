// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/html.hpp"

#include <QString>

namespace boardwright::report {

std::string escaped(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toHtmlEscaped().toStdString();
}

std::string element(std::string_view tag, const std::string& inside, std::string_view kind) {
  std::string text = "<" + std::string(tag);
  if (!kind.empty()) text += " class=\"" + std::string(kind) + "\"";
  return text + ">" + inside + "</" + std::string(tag) + ">";
}

std::string attribute(std::string_view name, const std::string& value) {
  return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

}  // namespace boardwright::report
