// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <map>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/evening.hpp"
#include "ui/desktop/evening/evening_rows.hpp"
#include "ui/desktop/evening/result_line.hpp"

class QComboBox;

namespace boardwright::desktop {

class StandingsPanel;

/// The standings if the boards that still play end so: nothing is entered.
class WhatIfDialog final : public QDialog {
  Q_OBJECT
 public:
  struct Standings {
    std::vector<StandingRow> rows;
    std::vector<TieColumn> ties;
    QString problem;
  };
  /// What is chosen, by board; those that are left open are not in it.
  using Chosen = std::map<std::uint32_t, TypedResult>;
  using Tell = std::function<Standings(const Chosen&)>;
  WhatIfDialog(const std::vector<BoardRow>& open, Tell tell, QWidget* parent = nullptr);

  void choose(std::uint32_t board, TypedResult result);
  [[nodiscard]] StandingsPanel& standings() const noexcept { return *standings_; }

 private:
  void look();

  Tell tell_;
  std::map<std::uint32_t, QComboBox*> boards_;
  StandingsPanel* standings_;
};

/// Asks it of the boards of the newest round that still play; opens nothing before the first round.
void ask_what_if(const Evening& evening, const Catalogue& catalogue, QWidget* above);

}  // namespace boardwright::desktop
