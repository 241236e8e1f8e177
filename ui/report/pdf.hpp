// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/report/paper.hpp"

namespace boardwright::report {

/// A PDF of what `draw` puts on sheets, A4. Needs a QApplication.
[[nodiscard]] std::string pdf_of(const QString& title, const std::function<void(Sheets&)>& draw);

}  // namespace boardwright::report
