// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/enter_page.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>

#include "framework/match/move_numbers.hpp"
#include "framework/match/seen_line.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/enter/finished_sheet.hpp"
#include "ui/desktop/enter/left_sheet.hpp"
#include "ui/desktop/enter/sheet_board.hpp"
#include "ui/desktop/enter/sheet_form.hpp"
#include "ui/desktop/enter/sheet_head.hpp"
#include "ui/desktop/enter/sheet_moves.hpp"
#include "ui/desktop/enter/sheet_set_up.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/panels/move_entry.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSheetWidth = 248, kSheetMovesWidth = 316, kSheetGap = 16;  // pixels

}  // namespace

EnterPage::EnterPage(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      catalogue_(std::move(catalogue)),
      form_(new SheetForm(catalogue_)),
      board_(new SheetBoard),
      moves_(new SheetMoves),
      set_up_(new SheetSetUp(*board_, moves_->panel(), this)) {
  setObjectName("enter_page");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kSheetGap, 8, kSheetGap, kSheetGap);
  row->setSpacing(kSheetGap);
  row->addWidget(new ColumnScroll(form_, kSheetWidth));
  row->addWidget(board_, 1);
  row->addWidget(new ColumnScroll(moves_, kSheetMovesWidth));
  join();
  join_hands();
  retranslate();
}

EnterPage::~EnterPage() = default;

void EnterPage::join() {
  const SheetHead* head = &form_->head();
  connect(head, &SheetHead::game_chosen, this,
          [this](const QString& name) { begin_anew(name.toStdString()); });
  connect(head, &SheetHead::refused, this, &EnterPage::say);
  connect(head, &SheetHead::changed, this, [this] {
    show_state();
    keep_draft();
  });
  connect(form_, &SheetForm::position_wanted, this, &EnterPage::start_from);
  connect(form_, &SheetForm::result_chosen, this, &EnterPage::set_result);
  connect(form_, &SheetForm::club_wanted, this, &EnterPage::into_club);
  connect(form_, &SheetForm::save_wanted, this, &EnterPage::save_wanted);
  connect(form_, &SheetForm::next_wanted, this, [this] {
    if (sheet_) begin_anew(sheet_->entry().name());
  });
  connect(form_, &SheetForm::leave_wanted, this, &EnterPage::left);
  connect(moves_, &SheetMoves::looked_at, this, &EnterPage::look_at);
  connect(moves_, &SheetMoves::undo_wanted, this, &EnterPage::undo);
  connect(new QShortcut(QKeySequence::Undo, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
          &QShortcut::activated, this, &EnterPage::undo);
  connect(moves_, &SheetMoves::cut_wanted, this, [this] {
    sheet_->cut();
    show_position(false);
  });
}

void EnterPage::join_hands() {
  BoardView* view = &board_->view();
  connect(view, &BoardView::move_chosen, this, &EnterPage::chosen_on_board);
  connect(view, &BoardView::refused, this, &EnterPage::explain_clicks);
  connect(view, &BoardView::clicked_anew, this, [this] { say({}); });
  connect(view, &BoardView::typed, &entry(), &MoveEntry::type);
  connect(board_, &SheetBoard::chosen, this, &EnterPage::enter);
  connect(&entry(), &MoveEntry::chosen, this, &EnterPage::enter);
  connect(&entry(), &MoveEntry::refused, this, &EnterPage::explain_text);
  connect(&entry(), &MoveEntry::left, view, [view] { view->setFocus(Qt::ShortcutFocusReason); });
  connect(set_up_, &SheetSetUp::changed, this, [this](const QString& refusal) {
    say(refusal);
    keep_draft();
  });
  connect(set_up_, &SheetSetUp::ready, this, &EnterPage::finish_set_up);
}

void EnterPage::begin(const std::string& game) {
  if (sheet_ && (sheet_->game().size() > 0 || game.empty())) return;
  const auto left = take_up_draft();
  if (left && sheet_) return say(*left);
  std::string name = game;
  for (const auto& known : catalogue_.games())
    if (name.empty() && known->file_problems().empty()) name = known->id();
  if (const auto begun = new_sheet(name); !begun) return say(refusal_words(begun.error()));
  if (left) say(*left);
}

Result<void> EnterPage::new_sheet(const std::string& game) {
  auto entry = catalogue_.find(game);
  if (!entry) return fail(entry.error());
  auto rules = entry->create();
  if (!rules) return fail(rules.error());
  open_sheet(ScoreSheet(std::move(*entry), std::move(*rules)));
  say({});
  show_position(false);
  return {};
}

void EnterPage::open_sheet(ScoreSheet sheet) {
  sheet_ = std::move(sheet);
  saved_.reset();
  set_up_->forget();
  form_->begin(*sheet_);
  board_->begin(*sheet_);
  board_->name_things(*sheet_);
  moves_->name_things(*sheet_);
}

void EnterPage::start_from(const QString& position) {
  if (!sheet_) return;
  if (const auto begun = sheet_->start_from(position.toStdString()); !begun)
    return say(refusal_words(begun.error()));
  say({});
  show_position(false);
}

void EnterPage::use_club(const std::shared_ptr<Club>& club) {
  club_ = club;
  head().set_join({});
  if (club_ != nullptr) {
    if (auto members = club_->people().members()) head().set_members(std::move(*members));
    head().set_join([this](const QString& name) -> Result<SeatMember> {
      const auto added = club_->people().add(name.toStdString());
      if (!added) return fail(added.error());
      return SeatMember{added->id, added->name};
    });
  }
  show_state();
}

void EnterPage::undo() {
  if (!sheet_ || !sheet_->can_undo()) return;
  sheet_->undo();
  say({});
  show_position(false);
}

void EnterPage::look_at(std::size_t plies) {
  sheet_->show(plies);
  say({});
  show_position(false);
}

void EnterPage::enter(const QString& text) {
  if (!sheet_ || !sheet_->is_open()) return;
  const auto dropped = sheet_->enter({text.toStdString()});
  if (!dropped) return say(refusal_words(dropped.error()));
  entry().accept();
  say({});
  show_position(true);
  show_dropped(*dropped);
}

void EnterPage::finish_set_up() {
  const auto dropped = sheet_->enter(set_up_->made()->moves());
  if (!dropped) return say(refusal_words(dropped.error()));
  set_up_->forget();
  say({});
  show_position(false);
  show_dropped(*dropped);
}

void EnterPage::show_dropped(const EnteredGame::Dropped& dropped) {
  if (dropped.texts.empty()) return;
  QStringList gone;
  for (const auto& text : dropped.texts) gone << QString::fromStdString(text);
  constexpr int kMostNamed = 6;
  if (gone.size() > kMostNamed) gone = gone.mid(0, kMostNamed) << QStringLiteral("…");
  say(tr("From %1 on the rest can't be played any more and was deleted: %2. Undo brings it back.")
          .arg(gone.front(), gone.join(' ')));
}

void EnterPage::show_position(bool moved) {
  if (!sheet_) return;
  const auto seen = seen_line(sheet_->game().line(), std::nullopt);
  const auto moves = sheet_->moves();
  board_->show_position(*sheet_, seen.moves, moves, moved);
  moves_->show_position(*sheet_, seen.moves, moves);
  form_->show_position(*sheet_);
  set_up_->begin(*sheet_);
  const Arrangement* made = set_up_->made();
  moves_->show_status(*sheet_, made != nullptr ? std::optional(made->seat()) : std::nullopt);
  show_state();
  keep_draft();
}

void EnterPage::show_state() { form_->show_state(sheet_ ? &*sheet_ : nullptr, club_ != nullptr); }

void EnterPage::chosen_on_board(const QString& move) {
  if (set_up_->made() == nullptr) return enter(move);
  set_up_->do_edit(move.toULongLong());
}

void EnterPage::explain_clicks(const std::vector<std::uint32_t>& clicks) {
  if (!sheet_ || clicks.empty() || !sheet_->is_open()) return;
  const bool sets_up = set_up_->made() != nullptr;
  if (clicks.size() == 1 && !sets_up && board().picture().at(clicks.front()) == nullptr)
    return;  // nothing was meant by it
  const EnteredGame& game = sheet_->game();
  const auto why = sets_up            ? set_up_->refusal_of(clicks)
                   : game.ends_here() ? std::nullopt
                                      : game.explain(clicks);
  if (why && !why->legal) board_->refuse(*why, sheet_->words().explanation(*why), clicks.back());
}

void EnterPage::explain_text(const QString& text) {
  const EnteredGame& game = sheet_->game();
  const auto why = game.explain(text.toStdString());
  QString sentence = why && !why->legal ? sheet_->words().explanation(*why) : QString();
  if (sentence.isEmpty())
    sentence = game.chance_is_next() ? tr("“%1” can't happen here by chance.").arg(text)
                                     : tr("“%1” is not a legal move here.").arg(text);
  entry().reject(sentence);
}

void EnterPage::set_result(const std::optional<Outcome>& outcome) {
  if (!sheet_ || !sheet_->is_open()) return;
  const auto set = sheet_->set_result(outcome);
  say(set ? QString() : refusal_words(set.error()));
  show_position(false);
}

Record EnterPage::record() const { return sheet_record(*sheet_, head()); }

Result<void> EnterPage::save(const std::filesystem::path& file) {
  if (!sheet_) return fail("there is nothing to save");
  if (auto saved = save_sheet(*sheet_, head(), file); !saved) return saved;
  saved_ = draft_record();
  keep_draft();
  return {};
}

Result<std::string> EnterPage::put_into_club() {
  if (club_ == nullptr) return fail("there is no club that keeps results");
  if (!sheet_) return fail("the game has no result yet");
  return put_into_results(*club_, *sheet_, head(), form_->rated());
}

void EnterPage::into_club() {
  const auto id = put_into_club();
  if (!id) return say(refusal_words(id.error()));
  const auto report = club_->results().report(*id);
  const QString points = report ? report_text(*report) : QString();
  form_->focus_next();
  show_position(false);
  say(tr("The game is among the club's results, marked as entered.") +
      (points.isEmpty() ? "" : "\n" + points));
}

bool EnterPage::unfinished() const {
  const Arrangement* made = set_up_->made();
  const bool begun = sheet_ && (sheet_->game().size() > 0 || sheet_->game().result() ||
                                (made != nullptr && !made->placed().empty()));
  return begun && sheet_->is_open() && draft_record() != saved_;
}

Record EnterPage::draft_record() const {
  Record draft = record();
  if (const Arrangement* made = set_up_->made()) write_set_up(draft, *made);
  return draft;
}

void EnterPage::keep_draft() {
  if (!sheet_) return;
  const auto kept = unfinished() ? draft_.keep(draft_record()) : draft_.drop();
  if (!kept) say(tr("The sheet isn't kept for another day: %1").arg(refusal_words(kept.error())));
}

QString EnterPage::put_draft_aside(const QString& why) {
  const auto aside = draft_.put_aside();
  return why + ' ' +
         (aside ? tr("It is kept as %1.").arg(QString::fromStdString(aside->string()))
                : refusal_words(aside.error()));
}

std::optional<QString> EnterPage::take_up_draft() {
  const auto draft = draft_.read();
  if (draft && !*draft) return std::nullopt;
  const auto taken = draft ? take_up(**draft) : Result<QString>(fail(draft.error()));
  if (taken) return *taken;
  return put_draft_aside(tr("The unfinished sheet can't be read: %1.").arg(refusal_words(taken.error())));
}

Result<QString> EnterPage::take_up(const Record& draft) {
  auto left = read_left_sheet(draft, catalogue_);
  if (!left) return fail(left.error());
  QString sentence =
      tr("This sheet was left unfinished and goes on here; “%1” throws it away.").arg(form_->next_words());
  if (!left->damage.empty())  // before anything is written over it
    sentence = put_draft_aside(tr("The unfinished sheet is damaged behind move %1: %2.")
                                   .arg(MoveNumbers(left->sheet.game().line()).last())
                                   .arg(refusal_words(left->damage)));
  open_sheet(std::move(left->sheet));
  {
    const QSignalBlocker quiet(&head());
    for (const auto& [seat, name] : left->names) head().set_name(seat, name);
    if (left->date) head().set_date(*left->date);
  }
  show_position(false);
  if (left->set_up) set_up_->replace(*left->set_up);
  return sentence;
}

bool EnterPage::may_begin_anew() {
  if (!unfinished()) return true;
  QMessageBox box(QMessageBox::Question, tr("Score sheet"),
                  tr("This sheet is neither saved nor among the club's results."), QMessageBox::NoButton,
                  this);
  auto* drop = box.addButton(tr("&Throw it away"), QMessageBox::DestructiveRole);
  auto* keep = box.addButton(tr("&Keep it"), QMessageBox::RejectRole);
  box.setDefaultButton(keep);
  box.setEscapeButton(keep);
  box.exec();
  return box.clickedButton() == drop;
}

void EnterPage::begin_anew(const std::string& game) {
  if (!may_begin_anew()) return head().choose(sheet_->entry(), sheet_->rules());  // as it was
  if (const auto begun = new_sheet(game); !begun) say(refusal_words(begun.error()));
}

void EnterPage::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  moves_->set_theme();
  if (sheet_) show_position(false);
}

void EnterPage::set_habits(const BoardHabits& habits) { board_->set_habits(habits); }

void EnterPage::set_catalogue(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  head().set_catalogue(catalogue);
}

QString EnterPage::title() const { return form_->title(); }
void EnterPage::say(const QString& sentence) { board_->say(sentence); }
QString EnterPage::message() const { return board_->message(); }
QString EnterPage::status() const { return moves_->status(); }
SheetHead& EnterPage::head() const noexcept { return form_->head(); }
BoardView& EnterPage::board() const noexcept { return board_->view(); }
MoveEntry& EnterPage::entry() const noexcept { return moves_->entry(); }

void EnterPage::focus_first() {
  QWidget* first =
      sheet_ && sheet_->rules()->geometry() != nullptr ? static_cast<QWidget*>(&board()) : entry().line();
  first->setFocus(Qt::OtherFocusReason);
}

void EnterPage::retranslate() {
  if (sheet_) {
    board_->name_things(*sheet_);
    moves_->name_things(*sheet_);
  }
  show_position(false);
  show_state();
}

void EnterPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    say({});
    retranslate();
  }
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
