// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <nlohmann/json_fwd.hpp>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace boardwright::desktop {

class ReportSection;

/// A list for people (framework/papers/paper_list.hpp) on the screen: its sentences, then its tables.
class ListView final : public QWidget {
  Q_OBJECT
 public:
  explicit ListView(QWidget* parent = nullptr);

  /// As list_json writes it. Throws nlohmann's exceptions for what is none, and shows nothing of it.
  void show_list(const nlohmann::ordered_json& written);
  [[nodiscard]] int selected_row() const;   ///< of the first table; -1: none
  [[nodiscard]] QString sentences() const;  ///< above the tables
  [[nodiscard]] const std::vector<ReportSection*>& sections() const noexcept { return sections_; }

 signals:
  void row_chosen();

 private:
  QVBoxLayout* column_;
  QLabel *title_, *note_, *intro_, *last_;
  std::vector<ReportSection*> sections_;
};

}  // namespace boardwright::desktop
