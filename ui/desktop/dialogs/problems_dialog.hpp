// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "framework/catalogue/catalogue.hpp"

namespace boardwright::desktop {

/// What is wrong with the games that were found, one sentence each. Looks into every library only when it is
/// made.
class ProblemsDialog final : public QDialog {
  Q_OBJECT
 public:
  explicit ProblemsDialog(const Catalogue& catalogue, QWidget* parent = nullptr);

  /// What can be known without loading a library.
  [[nodiscard]] static QStringList known_problems(const Catalogue& catalogue);
};

}  // namespace boardwright::desktop
