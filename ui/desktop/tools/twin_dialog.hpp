// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/side_by_side/twin.hpp"
#include "ui/desktop/tools/tool_dialog.hpp"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace boardwright::desktop {

class TwinSide;

/// Whether a rule set is the same game as another one, from the catalogue or a file: where not, the first difference on
/// both boards in step. The same as `boardwright twin`, in a process of its own; the boards are shown by this one.
class TwinDialog final : public ToolDialog {
  Q_OBJECT
 public:
  TwinDialog(const ToolGame& game, const Catalogue& catalogue, QWidget* parent = nullptr);

  /// Another rule set from a file; fails with a sentence.
  [[nodiscard]] Result<void> add_file(const std::filesystem::path& script);
  [[nodiscard]] QComboBox& others() const noexcept { return *others_; }
  [[nodiscard]] TwinSide& first() const noexcept { return *first_; }
  [[nodiscard]] TwinSide& second() const noexcept { return *second_; }
  [[nodiscard]] QString step_words() const;

 public slots:
  void start();

 private:
  void build();
  QLayout* build_amount();
  QLayout* build_steps();
  void ask_file();
  [[nodiscard]] Result<void> read_again(ToolGame& game) const;
  void show_progress(const nlohmann::ordered_json& event);
  void show_end(const nlohmann::ordered_json& end, const QString& problem);
  [[nodiscard]] Result<void> show_difference();
  [[nodiscard]] QString side_words(const ToolGame& game, const Position& now, bool has_it) const;
  void go(std::size_t ply);
  void refresh();

  Catalogue catalogue_;
  std::vector<ToolGame> choices_;  // by the rows of others_
  std::optional<ToolGame> other_;  // that was compared
  std::optional<TwinDifference> difference_;
  std::size_t ply_ = 0;
  QLabel *label_, *step_;
  QComboBox* others_;
  QSpinBox *depth_, *games_;
  QLabel *depth_label_, *games_label_;
  QWidget* boards_;
  TwinSide *first_, *second_;
  QPushButton *file_, *start_, *begin_, *back_, *on_, *end_, *close_;
};

}  // namespace boardwright::desktop
