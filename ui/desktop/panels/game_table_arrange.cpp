// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable does while somebody sets up.
#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QMenu>

#include "framework/board/geometry.hpp"
#include "framework/match/arrangement_text.hpp"
#include "ui/desktop/appearance/plain_labels.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/play/arrangement_shelf.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

void GameTable::join_arrangement() {
  connect(arrange_, &ArrangePanel::choice_changed, this, &GameTable::show_arrangement);
  connect(arrange_, &ArrangePanel::random_wanted, this, &GameTable::arrange_at_random);
  connect(arrange_, &ArrangePanel::clear_wanted, this, [this] {
    change_arrangement([](Arrangement& arrangement) {
      arrangement.clear();
      return std::nullopt;
    });
  });
  connect(arrange_, &ArrangePanel::mirror_wanted, this,
          [this] { change_arrangement([](Arrangement& arrangement) { return mirror(arrangement); }); });
  connect(arrange_, &ArrangePanel::menu_due, this, &GameTable::fill_arrangements);
  connect(board_, &BoardView::thrown_away, this, [this](std::uint32_t place) {
    change_arrangement([place](Arrangement& arrangement) {
      arrangement.take_away(place);
      return std::nullopt;
    });
  });
  connect(board_, &BoardView::dropped, this, [this](const QByteArray& kind, std::uint32_t place) {
    change_arrangement([&](Arrangement& arrangement) { return arrangement.place(kind.toUInt(), place); });
  });
  connect(arrange_, &ArrangePanel::ready, this, [this] {
    report(controller_.finish_arrangement());
    focus_play();
  });
}

Arrangement* GameTable::arranging() const {
  return live() && art_ && !controller_.hand_over() && !controller_.is_record() ? controller_.arrangement()
                                                                                : nullptr;
}

void GameTable::show_arrangement() {
  const Arrangement* arrangement = arranging();
  arrange_->setVisible(arrangement != nullptr);
  // The room of moves that don't exist yet is the pieces': a low window has none for both.
  move_list_->setVisible(arrangement == nullptr || !controller_.history().empty());
  board_->set_drops(arrangement != nullptr ? kKindMimeType : "");
  if (arrangement == nullptr) return arrange_->set_pieces({}, false, false);
  const QStringList names = words().kinds();
  std::vector<ArrangePanel::Piece> pieces;
  for (const bw_item& piece : arrangement->pieces())
    pieces.push_back(
        {piece.kind, piece.count, names.value(static_cast<int>(piece.kind)), piece_on_wood(piece.kind)});
  arrange_->set_pieces(pieces, !arrangement->placed().empty(), arrangement->complete());
  edits_ = arrange_edits(*arrangement, arrange_->chosen_kind());
  board_->show_picture(arrangement->picture());
  board_->set_last_move({});
  board_->set_moves(as_moves(edits_));
  off_board_->set_moves({}, false);
}

void GameTable::change_arrangement(const ArrangementChange& change) {
  Arrangement* arrangement = arranging();
  if (arrangement == nullptr) return;
  show_advice({}, {});  // it was for what stood there
  const auto refused = change(*arrangement);
  say(refused ? words().explanation(*refused) : QString());
  show_arrangement();
}

void GameTable::arrange_by(std::size_t edit) {
  if (edit >= edits_.size()) return;
  const ArrangeEdit chosen = edits_[edit];
  change_arrangement([&](Arrangement& arrangement) {
    return chosen.from ? arrangement.move(*chosen.from, chosen.to)
                       : arrangement.place(chosen.kind, chosen.to);
  });
}

void GameTable::arrange_at_random() {
  change_arrangement([this](Arrangement& arrangement) {
    Random random = controller_.random();
    arrangement.complete_at_random(random);
    return std::nullopt;
  });
}

void GameTable::arrange_letters(const std::string& letters) {
  const Arrangement* arrangement = arranging();
  if (arrangement == nullptr) return;
  const auto items = read_arrangement_letters(*arrangement, letters);
  if (!items) return say(refusal_words(items.error()));
  change_arrangement([&](Arrangement& changed) { return changed.replace(*items); });
}

QString GameTable::arrangement_letters() const {
  const Arrangement* arrangement = arranging();
  return arrangement == nullptr ? QString()
                                : QString::fromStdString(boardwright::arrangement_letters(*arrangement));
}

bool GameTable::paste_arrangement(const QString& letters) {
  if (arranging() == nullptr) return false;
  arrange_letters(letters.toStdString());
  return true;
}

void GameTable::fill_arrangements(QMenu* menu) {
  const Arrangement* arrangement = arranging();
  if (arrangement == nullptr) return;
  auto* forget = new QMenu(tr("&Forget"), menu);
  bool own = false;
  for (const auto& entry : shelf_->fitting(*arrangement, spoken_language())) {
    if (entry.own && !own) menu->addSeparator();
    own = own || entry.own;
    menu->addAction(without_keys(entry.name), this,
                    [this, letters = entry.letters] { arrange_letters(letters); });
    if (entry.own)
      forget->addAction(without_keys(entry.name), this,
                        [this, which = *entry.own] { report(shelf_->forget(which)); });
  }
  if (!menu->isEmpty()) menu->addSeparator();
  QAction* keep = menu->addAction(tr("&Keep this one…"), this, &GameTable::ask_name_of_arrangement);
  keep->setObjectName("arrange_keep");
  keep->setEnabled(arrangement->complete() && !arrangement_letters().isEmpty());
  menu->addMenu(forget)->setEnabled(own);
  menu->addSeparator();
  QAction* copy = menu->addAction(tr("&Copy as letters"), this,
                                  [this] { QApplication::clipboard()->setText(arrangement_letters()); });
  copy->setEnabled(!arrangement->placed().empty() && !arrangement_letters().isEmpty());
  QAction* paste = menu->addAction(tr("&Paste letters"), this, [this] {
    arrange_letters(QApplication::clipboard()->text().toStdString());
  });
  paste->setEnabled(!QApplication::clipboard()->text().isEmpty());
  if (!shelf_->problems().empty()) say(QString::fromStdString(shelf_->problems().front()));
}

void GameTable::ask_name_of_arrangement() {
  auto* dialog = new QInputDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Keep this set-up"));
  dialog->setLabelText(tr("Its name:"));
  connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
    if (!name.trimmed().isEmpty()) report(shelf_->keep(name.trimmed(), arrangement_letters().toStdString()));
  });
  dialog->open();
}

void GameTable::explain_arrangement(const std::vector<std::uint32_t>& clicks) {
  const auto why = why_not(*arranging(), arrange_->chosen_kind(), clicks);
  if (why) refuse(*why, clicks.back());
}

}  // namespace boardwright::desktop
