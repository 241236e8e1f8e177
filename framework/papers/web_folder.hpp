// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament as a folder of pages that any server or stick can hold: no script, nothing loaded from
// anywhere, names in the form that the club allows (T20.8). Pure function.
#pragma once

#include "framework/papers/evening_paper.hpp"

namespace boardwright::papers {

struct WebFile {
  std::string name;  ///< inside the folder, such as "round-2.html"
  std::string content;
  friend bool operator==(const WebFile&, const WebFile&) = default;
};

/// The pages and the same as tables for spreadsheets. `index.html` is the last of them, so that whoever writes
/// them in this order never shows a page whose links lead nowhere.
[[nodiscard]] std::vector<WebFile> web_folder(const EveningPaper& paper, NameForm names = NameForm::kName);

}  // namespace boardwright::papers
