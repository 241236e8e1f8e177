// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "framework/link/question.hpp"
#include "ui/desktop/play/arrange_edits.hpp"

namespace boardwright::desktop {

class ArrangePanel;
class BoardView;
class PieceArt;
class RemoteMatch;
class RemoteSetUp;

/// The board, and the panel beside it, while somebody sets up in a match elsewhere: what hands do becomes changes of a
/// RemoteSetUp, and what comes of them is shown.
class RemoteArranging final : public QObject {
  Q_OBJECT
 public:
  /// Both outlive this.
  RemoteArranging(BoardView& board, ArrangePanel& panel, QObject* parent = nullptr);
  ~RemoteArranging() override;

  /// nullptr: none is open. `art`: null where there is no board.
  void set_match(RemoteMatch* match, PieceArt* art);
  void refresh();  ///< the match has gone on
  [[nodiscard]] bool active() const;
  [[nodiscard]] const Arranged& arranged() const;  ///< only while active
  /// Where it is `wanted` and active, which is told back; else the panel goes.
  bool show(bool wanted);
  void do_edit(std::size_t edit);  ///< as the board counts its moves meanwhile
  /// Where clicks do none of those: the answer says why.
  void try_clicks(const std::vector<std::uint32_t>& clicks);

 signals:
  void changed();
  void refused(const boardwright::Explanation& why);

 private:
  void change(const ArrangeChange& change);

  BoardView& board_;
  ArrangePanel& panel_;
  RemoteMatch* match_ = nullptr;
  PieceArt* art_ = nullptr;
  std::unique_ptr<RemoteSetUp> set_up_;
  std::vector<ArrangeEdit> edits_;
};

}  // namespace boardwright::desktop
