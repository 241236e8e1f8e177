// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

#include "ui/desktop/enter/score_sheet.hpp"
#include "ui/desktop/play/arrange_edits.hpp"

class QMenu;

namespace boardwright::desktop {

class ArrangePanel;
class SheetBoard;

/// A set-up that is copied from a score sheet, one seat after the other, whoever sat there: on the board, with a panel
/// beside it. It becomes moves when somebody is ready.
class SheetSetUp final : public QObject {
  Q_OBJECT
 public:
  /// Both outlive this.
  SheetSetUp(SheetBoard& board, ArrangePanel& panel, QObject* parent = nullptr);

  /// Of the position that is looked at; what is being made stays while the position does.
  void begin(const ScoreSheet& sheet);
  void forget();
  /// nullptr: nobody has anything to set up.
  [[nodiscard]] const Arrangement* made() const { return made_ ? &*made_ : nullptr; }
  void do_edit(std::size_t edit);  ///< as the board counts its moves meanwhile
  void replace(const std::vector<bw_item>& items);
  /// Why clicks do nothing; nothing if the set-up can't say.
  [[nodiscard]] std::optional<Explanation> refusal_of(const std::vector<std::uint32_t>& clicks) const;

 signals:
  void changed(const QString& refusal);  ///< empty: it was done
  void ready();

 private:
  using Change = std::function<std::optional<Explanation>(Arrangement&)>;
  void change(const Change& change);
  void show();
  void fill_menu(QMenu* menu);
  void place_letters(const std::string& letters);

  SheetBoard& board_;
  ArrangePanel& panel_;
  std::optional<GameWords> words_;
  std::optional<Arrangement> made_;
  std::uint64_t made_at_ = 0;  // key of the position that it belongs to
  std::vector<ArrangeEdit> edits_;
};

}  // namespace boardwright::desktop
