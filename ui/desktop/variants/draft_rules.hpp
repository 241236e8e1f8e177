// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "framework/catalogue/variant_draft.hpp"

class QLabel;

namespace boardwright::desktop {

class DraftPreview;
class ParameterTable;

/// What rules a variant in the making has: its board, and what differs from the variant that it starts from.
class DraftRules final : public QWidget {
  Q_OBJECT
 public:
  explicit DraftRules(QWidget* parent = nullptr);

  /// Where the draft has no rules those from before stay, as outdated. `from`: the variant it starts from.
  void show_rules(const std::shared_ptr<const Game>& game, const DraftReading& reading, const Variant& from);
  [[nodiscard]] DraftPreview& preview() const noexcept { return *preview_; }
  [[nodiscard]] ParameterTable& differences() const noexcept { return *differences_; }

 private:
  DraftPreview* preview_;
  QLabel* title_;
  ParameterTable* differences_;
  std::shared_ptr<const Variant> shown_;  // what the table of differences refers to
};

}  // namespace boardwright::desktop
