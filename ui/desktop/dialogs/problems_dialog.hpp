// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <optional>

#include "framework/catalogue/catalogue.hpp"

class QListWidget;
class QPushButton;

namespace boardwright::desktop {

/// What is wrong with the games that were found and with the user's own variants of them, one sentence each.
/// Looks into every library only when it is made.
class ProblemsDialog final : public QDialog {
  Q_OBJECT
 public:
  explicit ProblemsDialog(const Catalogue& catalogue, QWidget* parent = nullptr);

  struct Known {
    QStringList games, variants;
  };
  /// What can be known without loading a library.
  [[nodiscard]] static Known known_problems(const Catalogue& catalogue);

  struct OwnVariant {
    std::string game, variant;
  };
  /// After the dialog was accepted: what somebody wants to mend.
  [[nodiscard]] const std::optional<OwnVariant>& to_mend() const noexcept { return to_mend_; }

 private:
  void list_variants(const Game& game);
  void mend();
  void refresh();

  QListWidget* list_;
  QPushButton* mend_;
  std::optional<OwnVariant> to_mend_;
};

}  // namespace boardwright::desktop
