// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_set_up.hpp"

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QMenu>

#include "framework/match/arrangement_text.hpp"
#include "ui/desktop/appearance/plain_labels.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/piece_pictures.hpp"
#include "ui/desktop/play/arrangement_shelf.hpp"

namespace boardwright::desktop {

TableSetUp::TableSetUp(MatchController& controller, const ShownPosition& shown, const PiecePictures& pieces,
                       BoardView& board, ArrangePanel& panel)
    : controller_(controller), shown_(shown), pieces_(pieces), board_(board), panel_(panel) {
  connect(&panel_, &ArrangePanel::choice_changed, this, &TableSetUp::show);
  connect(&panel_, &ArrangePanel::random_wanted, this, [this] {
    change([this](Arrangement& arrangement) {
      Random random = controller_.random();
      arrangement.complete_at_random(random);
      return std::nullopt;
    });
  });
  connect(&panel_, &ArrangePanel::clear_wanted, this, [this] {
    change([](Arrangement& arrangement) {
      arrangement.clear();
      return std::nullopt;
    });
  });
  connect(&panel_, &ArrangePanel::mirror_wanted, this,
          [this] { change([](Arrangement& arrangement) { return mirror(arrangement); }); });
  connect(&panel_, &ArrangePanel::menu_due, this, &TableSetUp::fill_menu);
  connect(&board_, &BoardView::thrown_away, this, [this](std::uint32_t place) {
    change([place](Arrangement& arrangement) {
      arrangement.take_away(place);
      return std::nullopt;
    });
  });
  connect(&board_, &BoardView::dropped, this, [this](const QByteArray& kind, std::uint32_t place) {
    change([&](Arrangement& arrangement) { return arrangement.place(kind.toUInt(), place); });
  });
  connect(&panel_, &ArrangePanel::ready, this, [this] {
    report(controller_.finish_arrangement());
    emit ended();
  });
}

TableSetUp::~TableSetUp() = default;

void TableSetUp::begin() {
  panel_.forget_choice();
  shelf_ = std::make_unique<ArrangementShelf>(*controller_.plan().game);
}

void TableSetUp::show() {
  const Arrangement* arrangement = shown_.arrangement();
  panel_.setVisible(arrangement != nullptr);
  board_.set_drops(arrangement != nullptr ? kKindMimeType : "");
  if (arrangement == nullptr) return panel_.set_pieces({}, false, false);
  const QStringList names = words_of(controller_).kinds();
  std::vector<ArrangePanel::Piece> pieces;
  for (const bw_item& piece : arrangement->pieces())
    pieces.push_back({piece.kind, piece.count, names.value(static_cast<int>(piece.kind)),
                      pieces_.on_wood(piece.kind, PiecePictures::kChip, panel_.devicePixelRatioF())});
  panel_.set_pieces(pieces, !arrangement->placed().empty(), arrangement->complete());
  edits_ = arrange_edits(*arrangement, panel_.chosen_kind());
  board_.show_picture(arrangement->picture());
  board_.set_last_move({});
  board_.set_moves(as_moves(edits_));
}

void TableSetUp::change(const Change& change) {
  if (!active()) return;
  emit changes();
  const auto refused = change(*controller_.arrangement());
  emit said(refused ? words_of(controller_).explanation(*refused) : QString());
  show();
}

void TableSetUp::play(const QString& move) {
  const std::size_t edit = move.toULongLong();
  if (edit >= edits_.size()) return;
  const ArrangeEdit chosen = edits_[edit];
  change([&](Arrangement& arrangement) {
    return chosen.from ? arrangement.move(*chosen.from, chosen.to)
                       : arrangement.place(chosen.kind, chosen.to);
  });
}

std::optional<Explanation> TableSetUp::explain(const std::vector<std::uint32_t>& clicks) const {
  return why_not(*shown_.arrangement(), panel_.chosen_kind(), clicks);
}

QString TableSetUp::letters() const {
  return active() ? QString::fromStdString(arrangement_letters(*shown_.arrangement())) : QString();
}

bool TableSetUp::set_letters(const QString& letters) {
  if (!active()) return false;
  const auto items = read_arrangement_letters(*shown_.arrangement(), letters.toStdString());
  if (items) {
    change([&](Arrangement& changed) { return changed.replace(*items); });
  } else {
    report(fail(items.error()));
  }
  return true;
}

void TableSetUp::fill_menu(QMenu* menu) {
  if (!active()) return;
  const Arrangement& arrangement = *shown_.arrangement();
  auto* forget = new QMenu(tr("&Forget"), menu);
  bool own = false;
  for (const auto& entry : shelf_->fitting(arrangement, spoken_language())) {
    if (entry.own && !own) menu->addSeparator();
    own = own || entry.own;
    menu->addAction(without_keys(entry.name), this,
                    [this, kept = QString::fromStdString(entry.letters)] { set_letters(kept); });
    if (entry.own)
      forget->addAction(without_keys(entry.name), this,
                        [this, which = *entry.own] { report(shelf_->forget(which)); });
  }
  if (!menu->isEmpty()) menu->addSeparator();
  QAction* keep = menu->addAction(tr("&Keep this one…"), this, &TableSetUp::ask_for_name);
  keep->setObjectName("arrange_keep");
  keep->setEnabled(arrangement.complete() && !letters().isEmpty());
  menu->addMenu(forget)->setEnabled(own);
  menu->addSeparator();
  QAction* copy = menu->addAction(tr("&Copy as letters"), this,
                                  [this] { QApplication::clipboard()->setText(letters()); });
  copy->setEnabled(!arrangement.placed().empty() && !letters().isEmpty());
  QAction* paste =
      menu->addAction(tr("&Paste letters"), this, [this] { set_letters(QApplication::clipboard()->text()); });
  paste->setEnabled(!QApplication::clipboard()->text().isEmpty());
  if (!shelf_->problems().empty()) emit said(QString::fromStdString(shelf_->problems().front()));
}

void TableSetUp::ask_for_name() {
  auto* dialog = new QInputDialog(&panel_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Keep this set-up"));
  dialog->setLabelText(tr("Its name:"));
  connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
    if (!name.trimmed().isEmpty()) report(shelf_->keep(name.trimmed(), letters().toStdString()));
  });
  dialog->open();
}

void TableSetUp::report(const Result<void>& done) {
  if (!done) emit said(refusal_words(done.error()));
}

}  // namespace boardwright::desktop
