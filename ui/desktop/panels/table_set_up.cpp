// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_set_up.hpp"

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QMenu>
#include <QRandomGenerator>

#include "ui/desktop/appearance/plain_labels.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/piece_pictures.hpp"
#include "ui/desktop/play/arrangement_shelf.hpp"

namespace boardwright::desktop {

namespace {

using ChangeType = ArrangeChange::Type;

}  // namespace

TableSetUp::TableSetUp(ScreenGame& game, const ShownPosition& shown, const PiecePictures& pieces,
                       BoardView& board, ArrangePanel& panel)
    : game_(game), shown_(shown), pieces_(pieces), board_(board), panel_(panel) {
  connect(&panel_, &ArrangePanel::choice_changed, this, &TableSetUp::show);
  connect(&panel_, &ArrangePanel::random_wanted, this, [this] {
    constexpr std::uint64_t kSeeds = (1ULL << 53U) - 1;  // as large as pages write numbers
    change({ChangeType::kAtRandom, 0, 0, 0, QRandomGenerator::system()->generate64() & kSeeds});
  });
  connect(&panel_, &ArrangePanel::clear_wanted, this, [this] { change({ChangeType::kClear, 0, 0, 0, 0}); });
  connect(&panel_, &ArrangePanel::mirror_wanted, this, [this] { change({ChangeType::kMirror, 0, 0, 0, 0}); });
  connect(&panel_, &ArrangePanel::menu_due, this, &TableSetUp::fill_menu);
  connect(&board_, &BoardView::thrown_away, this, [this](std::uint32_t place) {
    change({ChangeType::kTakeAway, 0, place, 0, 0});
  });
  connect(&board_, &BoardView::dropped, this, [this](const QByteArray& kind, std::uint32_t place) {
    change({ChangeType::kPlace, kind.toUInt(), place, 0, 0});
  });
  connect(&panel_, &ArrangePanel::ready, this, [this] {
    if (!active() || !game_.takes_commands()) return;
    game_.command(Command::Type::kArrange, [this](const CommandResult& done) { report(done); });
    emit ended();
  });
}

TableSetUp::~TableSetUp() = default;

void TableSetUp::begin() {
  panel_.forget_choice();
  shelf_ = game_.shelf();
  panel_.set_named(shelf_ != nullptr);
}

void TableSetUp::show() {
  const bool sets_up = active();
  panel_.setVisible(sets_up);
  board_.set_drops(sets_up ? kKindMimeType : "");
  edits_.clear();
  if (!sets_up) return panel_.set_pieces({}, false, false);
  const Arranged& made = game_.set_up().arranged();
  const QStringList names = game_.words().kinds();
  std::vector<ArrangePanel::Piece> pieces;
  for (const auto& left : made.left)
    pieces.push_back({left.kind, left.count, names.value(static_cast<int>(left.kind)),
                      pieces_.on_wood(left.kind, PiecePictures::kChip, panel_.devicePixelRatioF())});
  panel_.set_pieces(pieces, !made.placed.empty(), made.complete && game_.takes_commands());
  edits_ = game_.set_up().edits(panel_.chosen_kind());
  board_.show_picture(made.picture);
  board_.set_last_move({});
  board_.set_moves(as_moves(edits_));
}

void TableSetUp::change(const ArrangeChange& change) {
  if (!active()) return;
  emit changes();
  emit said({});
  game_.set_up().change(change,
                        [this](const Explanation& why) { emit said(game_.words().explanation(why)); });
}

void TableSetUp::play(const QString& move) {
  const std::size_t edit = move.toULongLong();
  if (edit >= edits_.size()) return;
  const ArrangeEdit chosen = edits_[edit];
  change(chosen.from ? ArrangeChange{ChangeType::kMove, 0, *chosen.from, chosen.to, 0}
                     : ArrangeChange{ChangeType::kPlace, chosen.kind, chosen.to, 0, 0});
}

void TableSetUp::explain(const std::vector<std::uint32_t>& clicks, SetUp::Refused told) const {
  game_.set_up().explain(clicks, panel_.chosen_kind(), std::move(told));
}

QString TableSetUp::letters() const {
  return active() ? QString::fromStdString(game_.set_up().letters()) : QString();
}

bool TableSetUp::set_letters(const QString& letters) {
  if (!active()) return false;
  emit changes();
  QString refused;
  const auto replaced = game_.set_up().replace(
      letters.toStdString(), [&](const Explanation& why) { refused = game_.words().explanation(why); });
  emit said(replaced ? refused : refusal_words(replaced.error()));
  return true;
}

void TableSetUp::fill_menu(QMenu* menu) {
  if (!active() || !shelf_) return;
  const SetUp& set_up = game_.set_up();
  auto* forget = new QMenu(tr("&Forget"), menu);
  bool own = false;
  for (const auto& entry : shelf_->fitting(set_up, spoken_language())) {
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
  keep->setEnabled(set_up.arranged().complete && !letters().isEmpty());
  menu->addMenu(forget)->setEnabled(own);
  menu->addSeparator();
  QAction* copy = menu->addAction(tr("&Copy as letters"), this,
                                  [this] { QApplication::clipboard()->setText(letters()); });
  copy->setEnabled(!set_up.arranged().placed.empty() && !letters().isEmpty());
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
