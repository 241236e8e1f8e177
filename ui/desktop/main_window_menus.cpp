// SPDX-License-Identifier: GPL-3.0-or-later
//
// MainWindow's menus. Every command has a mnemonic; no two in one menu share a letter, in any language (a
// test).
#include <QActionGroup>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

#include "ui/desktop/analysis/analysis_dock.hpp"
#include "ui/desktop/analysis/review_dock.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/piece_dock.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/rules/rules_dock.hpp"

namespace boardwright::desktop {

QAction* MainWindow::action(QMenu* menu, const char* name, const QKeySequence& keys) {
  auto* made = menu->addAction(QString());
  made->setObjectName(name);
  made->setShortcut(keys);
  return made;
}

QAction* MainWindow::choice(QActionGroup* group, const char* name, bool chosen) {
  QAction* made = setting(name, chosen);
  group->addAction(made);
  return made;
}

QAction* MainWindow::setting(const char* name, bool on) {
  auto* made = new QAction(this);
  made->setObjectName(name);
  made->setCheckable(true);
  made->setChecked(on);
  return made;
}

void MainWindow::build_menus() {
  build_file_menu();
  game_menu_ = menuBar()->addMenu(QString());
  game_menu_->setObjectName("game_menu");
  start_ = action(game_menu_, "start_page", QKeySequence(Qt::CTRL | Qt::Key_Home));
  new_ = action(game_menu_, "new", QKeySequence::New);
  club_ = action(game_menu_, "club");
  evening_ = action(game_menu_, "club_evening", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
  phones_ = action(game_menu_, "phones");
  connect(phones_, &QAction::triggered, this, &MainWindow::show_phones);
  join_ = action(game_menu_, "join_club");
  connect(join_, &QAction::triggered, this, &MainWindow::show_join);
  show_clock_ = action(game_menu_, "table_clock");
  connect(show_clock_, &QAction::triggered, this, &MainWindow::show_table_clock);
  enter_ = action(game_menu_, "enter_game");
  edit_ = action(game_menu_, "edit_position", QKeySequence(Qt::CTRL | Qt::Key_E));
  connect(enter_, &QAction::triggered, this, &MainWindow::show_enter);
  connect(edit_, &QAction::triggered, this, &MainWindow::show_editor);
  game_menu_->addSeparator();
  hint_ = action(game_menu_, "hint", QKeySequence(Qt::CTRL | Qt::Key_H));
  take_back_ = action(game_menu_, "take_back", QKeySequence(Qt::CTRL | Qt::Key_Z));
  redo_ = action(game_menu_, "redo");
  redo_->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
  pause_ = action(game_menu_, "pause", QKeySequence(Qt::Key_Pause));
  claim_ = action(game_menu_, "claim_repetition");
  offer_ = action(game_menu_, "offer_draw");
  resign_ = action(game_menu_, "resign");
  build_view_menu();
  rules_menu_ = menuBar()->addMenu(QString());
  compare_ = action(rules_menu_, "compare", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
  make_variant_ = action(rules_menu_, "make_variant", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
  workshop_ = action(rules_menu_, "workshop", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W));
  connect(workshop_, &QAction::triggered, this, &MainWindow::show_workshop);
  rule_sheet_ = action(rules_menu_, "rule_sheet");
  connect(rule_sheet_, &QAction::triggered, this, &MainWindow::show_rule_sheet);
  packages_ = action(rules_menu_, "packages");
  connect(packages_, &QAction::triggered, this, &MainWindow::show_packages);
  help_menu_ = menuBar()->addMenu(QString());
  manual_ = action(help_menu_, "manual", QKeySequence(Qt::Key_F1));
  lessons_ = action(help_menu_, "lessons", QKeySequence(Qt::SHIFT | Qt::Key_F1));
  keys_ = action(help_menu_, "keys");
  help_menu_->addSeparator();
  problems_ = action(help_menu_, "problems");
  report_ = action(help_menu_, "report_problem");
  about_ = action(help_menu_, "about");

  connect(compare_, &QAction::triggered, this, &MainWindow::show_compare);
  connect(make_variant_, &QAction::triggered, this, &MainWindow::show_variant_editor);
  connect(lessons_, &QAction::triggered, this, &MainWindow::ask_lesson);
  connect(start_, &QAction::triggered, this, [this] {
    if (!at_table() || may_leave_match(false)) show_start_page();
  });
  connect(new_, &QAction::triggered, this, &MainWindow::ask_new_game);
  connect(club_, &QAction::triggered, this, &MainWindow::ask_club);
  connect(evening_, &QAction::triggered, this, &MainWindow::show_tournaments);
  connect(take_back_, &QAction::triggered, this, [this] { table_->take_back(); });
  connect(redo_, &QAction::triggered, this, [this] { table_->redo(); });
  connect(pause_, &QAction::triggered, this,
          [this] { say(controller_.paused() ? controller_.resume_play() : controller_.pause()); });
  connect(claim_, &QAction::triggered, this, [this] { say(controller_.claim_repetition()); });
  connect(offer_, &QAction::triggered, this, [this] { say(controller_.offer_draw()); });
  connect(resign_, &QAction::triggered, this, &MainWindow::ask_resign);
  connect(problems_, &QAction::triggered, this, &MainWindow::show_problems);
  connect(manual_, &QAction::triggered, this, &MainWindow::show_manual);
  connect(keys_, &QAction::triggered, this, &MainWindow::show_keys);
  connect(report_, &QAction::triggered, this, &MainWindow::report_problem);
  connect(about_, &QAction::triggered, this, &MainWindow::show_about);
  build_settings();
}

void MainWindow::build_file_menu() {
  file_menu_ = menuBar()->addMenu(QString());
  open_ = action(file_menu_, "open", QKeySequence::Open);
  games_menu_ = file_menu_->addMenu(QString());
  games_menu_->menuAction()->setVisible(false);
  save_ = action(file_menu_, "save", QKeySequence::Save);
  save_picture_ = action(file_menu_, "save_picture");
  save_film_ = action(file_menu_, "save_film");
  print_ = action(file_menu_, "print", QKeySequence::Print);
  file_menu_->addSeparator();
  copy_ = action(file_menu_, "copy_position", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
  paste_ = action(file_menu_, "paste_position", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
  copy_record_ = action(file_menu_, "copy_record");
  paste_record_ = action(file_menu_, "paste_record");
  file_menu_->addSeparator();
  show_settings_ = action(file_menu_, "settings", QKeySequence(Qt::CTRL | Qt::Key_Comma));
  connect(show_settings_, &QAction::triggered, this, &MainWindow::show_settings);
  quit_ = action(file_menu_, "quit", QKeySequence(Qt::CTRL | Qt::Key_Q));
  connect(open_, &QAction::triggered, this, &MainWindow::ask_open);
  connect(save_, &QAction::triggered, this, &MainWindow::ask_save);
  connect(save_picture_, &QAction::triggered, this, &MainWindow::ask_save_picture);
  connect(save_film_, &QAction::triggered, this, &MainWindow::ask_save_film);
  connect(print_, &QAction::triggered, this, &MainWindow::ask_print);
  connect(copy_, &QAction::triggered, this, &MainWindow::copy_position);
  connect(paste_, &QAction::triggered, this, &MainWindow::paste_position);
  connect(copy_record_, &QAction::triggered, this, &MainWindow::copy_record);
  connect(paste_record_, &QAction::triggered, this, &MainWindow::paste_record);
  connect(quit_, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::build_view_menu() {
  view_menu_ = menuBar()->addMenu(QString());
  flip_ = action(view_menu_, "flip", QKeySequence(Qt::CTRL | Qt::Key_F));
  view_menu_->addSeparator();
  first_ = action(view_menu_, "first", QKeySequence(Qt::ALT | Qt::Key_Home));
  previous_ = action(view_menu_, "previous", QKeySequence(Qt::ALT | Qt::Key_Left));
  next_ = action(view_menu_, "next", QKeySequence(Qt::ALT | Qt::Key_Right));
  last_ = action(view_menu_, "last", QKeySequence(Qt::ALT | Qt::Key_End));
  type_ = action(view_menu_, "type_move", QKeySequence(Qt::CTRL | Qt::Key_T));
  view_menu_->addAction(analysis_->toggleViewAction());
  analysis_->toggleViewAction()->setObjectName("analysis");
  analysis_->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
  view_menu_->addAction(rules_->toggleViewAction());
  rules_->toggleViewAction()->setObjectName("rules");
  rules_->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
  view_menu_->addAction(review_->toggleViewAction());
  review_->toggleViewAction()->setObjectName("review");
  review_->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
  view_menu_->addAction(piece_->toggleViewAction());
  piece_->toggleViewAction()->setObjectName("selected_piece");
  piece_->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_I));
  show_projector_ = action(view_menu_, "projector", QKeySequence(Qt::Key_F9));
  connect(show_projector_, &QAction::triggered, this, &MainWindow::show_projector);
  seen_menu_ = view_menu_->addMenu(QString());
  seen_menu_->setObjectName("seen_menu");
  build_tell_menu();
  seen_ = new QActionGroup(this);
  connect(seen_menu_, &QMenu::aboutToShow, this, &MainWindow::fill_seen_menu);
  connect(flip_, &QAction::triggered, this, [this] { table_->flip(); });
  MoveList& moves = table_->move_list();
  connect(first_, &QAction::triggered, &moves, &MoveList::go_first);
  connect(previous_, &QAction::triggered, &moves, &MoveList::go_previous);
  connect(next_, &QAction::triggered, &moves, &MoveList::go_next);
  connect(last_, &QAction::triggered, &moves, &MoveList::go_last);
  connect(type_, &QAction::triggered, this,
          [this] { table_->move_entry().line()->setFocus(Qt::ShortcutFocusReason); });
}

/// Keys in a row, without a modifier: for hands that don't see the keyboard either.
void MainWindow::build_tell_menu() {
  tell_menu_ = view_menu_->addMenu(QString());
  constexpr std::array kNames{"tell_last_move", "tell_own_pieces", "tell_other_pieces", "tell_moves",
                              "tell_clocks"};
  constexpr std::array kKeys{Qt::Key_F2, Qt::Key_F3, Qt::Key_F4, Qt::Key_F5, Qt::Key_F6};
  for (std::size_t i = 0; i < tells_.size(); ++i) {
    tells_[i] = action(tell_menu_, kNames[i], QKeySequence(kKeys[i]));
    connect(tells_[i], &QAction::triggered, this,
            [this, question = static_cast<GameTable::Question>(i)] { table_->tell(question); });
  }
}

void MainWindow::fill_seen_menu() {
  seen_menu_->clear();
  if (!controller_.has_game() || !controller_.can_see_as()) return;
  const auto add = [this](const QString& name, std::optional<Seat> seat) {
    QAction* made = seen_->addAction(seen_menu_->addAction(name));
    made->setCheckable(true);
    made->setChecked(controller_.seen_as() == seat);
    connect(made, &QAction::triggered, this, [this, seat] { controller_.see_as(seat); });
  };
  add(tr("E&verybody, nothing hidden"), std::nullopt);
  const auto& plan = controller_.plan();
  const QStringList seats = GameWords(plan.game, plan.rules, spoken_language()).seats();
  for (Seat seat = 0; seat < plan.rules->seat_count(); ++seat)
    add(QStringLiteral("&%1 %2").arg(seat + 1).arg(seats.value(static_cast<int>(seat))), seat);
  add(tr("&Spectators"), BW_SPECTATOR);
  if (!controller_.seen_as()) return;
  seen_menu_->addSeparator();
  connect(seen_menu_->addAction(tr("Save record as &seen…")), &QAction::triggered, this,
          &MainWindow::ask_save_as_seen);
}

void MainWindow::name_actions() {
  file_menu_->setTitle(tr("&File"));
  game_menu_->setTitle(tr("&Game"));
  start_->setText(tr("St&art page"));
  new_->setText(tr("&New game…"));
  club_->setText(tr("C&lub…"));
  evening_->setText(tr("Club e&vening…"));
  phones_->setText(tr("Open to &phones…"));
  join_->setText(tr("&Join a club…"));
  open_->setText(tr("&Open record…"));
  games_menu_->setTitle(tr("Ga&mes in this file"));
  save_->setText(tr("&Save record…"));
  save_picture_->setText(tr("Save p&icture…"));
  show_clock_->setText(tr("Clock for a real &board…"));
  copy_->setText(tr("&Copy position"));
  paste_->setText(tr("&Paste position"));
  copy_record_->setText(tr("Cop&y record"));
  paste_record_->setText(tr("Past&e record"));
  hint_->setText(tr("&Hint"));
  take_back_->setText(tr("&Take back"));
  redo_->setText(tr("Red&o"));
  pause_->setText(controller_.paused() ? tr("Res&ume") : tr("Pa&use"));
  claim_->setText(tr("Clai&m repetition"));
  offer_->setText(tr("Offer a &draw"));
  resign_->setText(tr("&Resign…"));
  quit_->setText(tr("&Quit"));
  view_menu_->setTitle(tr("&View"));
  flip_->setText(tr("Tu&rn board"));
  first_->setText(tr("To the &start"));
  previous_->setText(tr("One move &back"));
  next_->setText(tr("One move &on"));
  last_->setText(tr("To the &newest move"));
  type_->setText(tr("T&ype a move"));
  show_projector_->setText(tr("Pro&jector window"));
  seen_menu_->setTitle(tr("As s&een by"));
  tell_menu_->setTitle(tr("&Tell me"));
  tells_[0]->setText(tr("&Last move"));
  tells_[1]->setText(tr("&My pieces"));
  tells_[2]->setText(tr("&Their pieces"));
  tells_[3]->setText(tr("Moves of the &selected piece"));
  tells_[4]->setText(tr("&Clocks"));
  help_menu_->setTitle(tr("&Help"));
  manual_->setText(tr("&Manual"));
  lessons_->setText(tr("&Lessons…"));
  keys_->setText(tr("&Keys…"));
  report_->setText(tr("&Report a problem…"));
  show_settings_->setText(tr("Se&ttings…"));
  problems_->setText(tr("&Games that were found…"));
  about_->setText(tr("&About Boardwright"));
  rules_menu_->setTitle(tr("R&ules"));
  compare_->setText(tr("&Compare rule sets…"));
  make_variant_->setText(tr("Make a &variant…"));
  workshop_->setText(tr("&Workshop…"));
  rule_sheet_->setText(tr("&Sheet of the rules…"));
  packages_->setText(tr("&Packages…"));
  enter_->setText(tr("&Enter from a score sheet…"));
  edit_->setText(tr("Ed&it position…"));
  print_->setText(tr("P&rint to scale…"));
  save_film_->setText(tr("Save as &GIF…"));
  name_settings();
}

}  // namespace boardwright::desktop
