// SPDX-License-Identifier: GPL-3.0-or-later
//
// MainWindow's menus: a row for each command, with all that there is to it. Every command has a letter; no two in one
// menu share one, in any language (a test).
#include <QActionGroup>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/docks/piece_dock.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/docks/rules_dock.hpp"
#include "ui/desktop/kit/menu_commands.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

const MenuCommand kLine{};
constexpr auto kCtrlShift = Qt::CTRL | Qt::SHIFT;

}  // namespace

std::function<void()> MainWindow::call(void (MainWindow::*slot)()) {
  return [this, slot] { (this->*slot)(); };
}

void MainWindow::build_menus() {
  commands_ = new MenuCommands(*menuBar(), staticMetaObject.className());
  for (const MenuCommand& menu : {file_menu(), game_menu(), view_menu(), rules_menu(), help_menu()})
    commands_->add_menu(menu);
  seen_ = new QActionGroup(this);
  connect(&commands_->menu("seen_menu"), &QMenu::aboutToShow, this, &MainWindow::fill_seen_menu);
  build_settings();
}

bool MainWindow::game_is_seen() const { return controller_.has_game() && at_table(); }

bool MainWindow::position_is_seen() const {
  return game_is_seen() && !controller_.hand_over() && !controller_.paused();
}

bool MainWindow::plays() const {
  return game_is_seen() && !controller_.is_record() && !controller_.update().table.result &&
         !controller_.hand_over() && controller_.has_humans();
}

MenuCommand MainWindow::file_menu() {
  const auto game = [this] { return game_is_seen(); };
  const auto position = [this] { return position_is_seen(); };
  const auto picture = [this] { return game_is_seen() && !controller_.paused(); };
  const auto board = [this] { return position_is_seen() && controller_.rules().geometry() != nullptr; };
  return {
      .id = "file_menu",
      .text = QT_TR_NOOP("&File"),
      .is_menu = true,
      .inside = {
          {"open", QT_TR_NOOP("&Open record…"), {QKeySequence::Open}, call(&MainWindow::ask_open)},
          {.id = "games_in_file", .text = QT_TR_NOOP("Ga&mes in this file"), .is_menu = true},
          {"save", QT_TR_NOOP("&Save record…"), {QKeySequence::Save}, call(&MainWindow::ask_save), game},
          {"save_picture", QT_TR_NOOP("Save p&icture…"), {}, call(&MainWindow::ask_save_picture), picture},
          {"save_film", QT_TR_NOOP("Save as &GIF…"), {}, call(&MainWindow::ask_save_film), board},
          {"print", QT_TR_NOOP("P&rint to scale…"), {QKeySequence::Print}, call(&MainWindow::ask_print)},
          kLine,
          {"copy_position",
           QT_TR_NOOP("&Copy position"),
           {kCtrlShift | Qt::Key_C},
           call(&MainWindow::copy_position),
           position},
          {"paste_position",
           QT_TR_NOOP("&Paste position"),
           {kCtrlShift | Qt::Key_V},
           call(&MainWindow::paste_position),
           game},
          {"copy_record", QT_TR_NOOP("Cop&y record"), {}, call(&MainWindow::copy_record), position},
          {"paste_record", QT_TR_NOOP("Past&e record"), {}, call(&MainWindow::paste_record)},
          kLine,
          {"settings",
           QT_TR_NOOP("Se&ttings…"),
           {Qt::CTRL | Qt::Key_Comma},
           call(&MainWindow::show_settings)},
          {"quit", QT_TR_NOOP("&Quit"), {Qt::CTRL | Qt::Key_Q}, [this] { close(); }}}};
}

MenuCommand MainWindow::game_menu() {
  const auto club = [this] { return controller_.club() != nullptr; };
  const auto phones = [this] { return controller_.club() != nullptr && !phones_store_.empty(); };
  MenuCommand menu{
      .id = "game_menu",
      .text = QT_TR_NOOP("&Game"),
      .is_menu = true,
      .inside = {
          {"start_page",
           QT_TR_NOOP("St&art page"),
           {Qt::CTRL | Qt::Key_Home},
           [this] {
             if (!at_table() || may_leave_match(false)) show_start_page();
           }},
          {"new", QT_TR_NOOP("&New game…"), {QKeySequence::New}, call(&MainWindow::ask_new_game)},
          {"club", QT_TR_NOOP("C&lub…"), {}, call(&MainWindow::ask_club), club},
          {"club_evening",
           QT_TR_NOOP("Club e&vening…"),
           {kCtrlShift | Qt::Key_T},
           call(&MainWindow::show_tournaments),
           club},
          {"phones", QT_TR_NOOP("Open to &phones…"), {}, call(&MainWindow::show_phones), phones},
          {"join_club", QT_TR_NOOP("&Join a club…"), {}, call(&MainWindow::show_join)},
          {"table_clock", QT_TR_NOOP("Clock for a real &board…"), {}, call(&MainWindow::show_table_clock)},
          {"enter_game", QT_TR_NOOP("&Enter from a score sheet…"), {}, call(&MainWindow::show_enter)},
          {"edit_position",
           QT_TR_NOOP("Ed&it position…"),
           {Qt::CTRL | Qt::Key_E},
           call(&MainWindow::show_editor)},
          kLine}};
  for (MenuCommand& command : commands_of_play()) menu.inside.push_back(std::move(command));
  return menu;
}

/// What can be done in the game on the table.
std::vector<MenuCommand> MainWindow::commands_of_play() {
  const auto back = [this] { return game_is_seen() && table_->can_step_back(); };
  const auto on = [this] { return game_is_seen() && table_->can_step_on(); };
  const auto pause = [this] {
    return game_is_seen() && (controller_.paused() ? controller_.has_humans() : controller_.can_pause());
  };
  const auto claim = [this] { return plays() && controller_.update().table.can_claim_repetition; };
  const auto offer = [this] {
    return plays() && controller_.update().table.draw_offers.empty() &&
           controller_.update().table.can_offer_draw;
  };
  const auto playing = [this] { return plays(); };
  return {
      {"hint", QT_TR_NOOP("&Hint"), {Qt::CTRL | Qt::Key_H}},  // the Advisor gives it
      {"take_back", QT_TR_NOOP("&Take back"), {Qt::CTRL | Qt::Key_Z}, [this] { table_->take_back(); }, back},
      {"redo",
       QT_TR_NOOP("Red&o"),
       {kCtrlShift | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
       [this] { table_->redo(); },
       on},
      {"pause",
       QT_TR_NOOP("Pa&use"),
       {Qt::Key_Pause},
       [this] { say(controller_.paused() ? controller_.resume_play() : controller_.pause()); },
       pause,
       [this] { return controller_.paused() ? QT_TR_NOOP("Res&ume") : nullptr; }},
      {"claim_repetition",
       QT_TR_NOOP("Clai&m repetition"),
       {},
       [this] { say(controller_.claim_repetition()); },
       claim},
      {"offer_draw",
       QT_TR_NOOP("Offer a &draw"),
       {},
       [this] { say(controller_.requests().offer_draw()); },
       offer},
      {"resign", QT_TR_NOOP("&Resign…"), {}, call(&MainWindow::ask_resign), playing}};
}

MenuCommand MainWindow::view_menu() {
  const auto table = [this] {
    return at_table();
  };  // what belongs to it has nothing to do while it isn't seen
  const auto look = [this](void (MoveList::*way)()) { return [this, way] { (table_->move_list().*way)(); }; };
  const auto type = [this] { table_->move_entry().line()->setFocus(Qt::ShortcutFocusReason); };
  const auto seen = [this] { return game_is_seen() && controller_.can_see_as(); };
  const auto dock = [](const char* id, QKeySequence key, const QDockWidget& one) {
    return MenuCommand{.id = id, .keys = {key}, .given = one.toggleViewAction()};
  };
  return {
      .id = "view_menu",
      .text = QT_TR_NOOP("&View"),
      .is_menu = true,
      .inside = {
          {"flip", QT_TR_NOOP("Tu&rn board"), {Qt::CTRL | Qt::Key_F}, [this] { table_->flip(); }, table},
          kLine,
          {"first", QT_TR_NOOP("To the &start"), {Qt::ALT | Qt::Key_Home}, look(&MoveList::go_first), table},
          {"previous",
           QT_TR_NOOP("One move &back"),
           {Qt::ALT | Qt::Key_Left},
           look(&MoveList::go_previous),
           table},
          {"next", QT_TR_NOOP("One move &on"), {Qt::ALT | Qt::Key_Right}, look(&MoveList::go_next), table},
          {"last",
           QT_TR_NOOP("To the &newest move"),
           {Qt::ALT | Qt::Key_End},
           look(&MoveList::go_last),
           table},
          {"type_move", QT_TR_NOOP("T&ype a move"), {Qt::CTRL | Qt::Key_T}, type, table},
          dock("analysis", kCtrlShift | Qt::Key_A, *analysis_),
          dock("rules", Qt::CTRL | Qt::Key_R, *rules_),
          dock("review", kCtrlShift | Qt::Key_E, *review_),
          dock("selected_piece", Qt::CTRL | Qt::Key_I, *piece_),
          {"projector", QT_TR_NOOP("Pro&jector window"), {Qt::Key_F9}, call(&MainWindow::show_projector)},
          {.id = "seen_menu", .text = QT_TR_NOOP("As s&een by"), .enabled = seen, .is_menu = true},
          tell_menu()}};
}

/// Keys in a row, without a modifier: for hands that don't see the keyboard either.
MenuCommand MainWindow::tell_menu() {
  using Question = GameTable::Question;
  const auto tell = [this](const char* id, const char* text, Qt::Key key, Question question) {
    return MenuCommand{
        id, text, {key}, [this, question] { table_->tell(question); }, [this] { return position_is_seen(); }};
  };
  return {
      .id = "tell_menu",
      .text = QT_TR_NOOP("&Tell me"),
      .is_menu = true,
      .inside = {tell("tell_last_move", QT_TR_NOOP("&Last move"), Qt::Key_F2, Question::kLastMove),
                 tell("tell_own_pieces", QT_TR_NOOP("&My pieces"), Qt::Key_F3, Question::kOwnPieces),
                 tell("tell_other_pieces", QT_TR_NOOP("&Their pieces"), Qt::Key_F4, Question::kOtherPieces),
                 tell("tell_moves", QT_TR_NOOP("Moves of the &selected piece"), Qt::Key_F5, Question::kMoves),
                 tell("tell_clocks", QT_TR_NOOP("&Clocks"), Qt::Key_F6, Question::kClocks)}};
}

MenuCommand MainWindow::rules_menu() {
  return {
      .id = "rules_menu",
      .text = QT_TR_NOOP("R&ules"),
      .is_menu = true,
      .inside = {
          {"compare",
           QT_TR_NOOP("&Compare rule sets…"),
           {kCtrlShift | Qt::Key_R},
           call(&MainWindow::show_compare)},
          {"make_variant",
           QT_TR_NOOP("Make a &variant…"),
           {kCtrlShift | Qt::Key_N},
           call(&MainWindow::show_variant_editor)},
          {"workshop", QT_TR_NOOP("&Workshop…"), {kCtrlShift | Qt::Key_W}, call(&MainWindow::show_workshop)},
          {"rule_sheet", QT_TR_NOOP("&Sheet of the rules…"), {}, call(&MainWindow::show_rule_sheet)},
          {"packages", QT_TR_NOOP("&Packages…"), {}, call(&MainWindow::show_packages)}}};
}

MenuCommand MainWindow::help_menu() {
  return {.id = "help_menu",
          .text = QT_TR_NOOP("&Help"),
          .is_menu = true,
          .inside = {
              {"manual", QT_TR_NOOP("&Manual"), {Qt::Key_F1}, call(&MainWindow::show_manual)},
              {"lessons", QT_TR_NOOP("&Lessons…"), {Qt::SHIFT | Qt::Key_F1}, call(&MainWindow::ask_lesson)},
              {"keys", QT_TR_NOOP("&Keys…"), {}, call(&MainWindow::show_keys)},
              kLine,
              {"problems", QT_TR_NOOP("&Games that were found…"), {}, call(&MainWindow::show_problems)},
              {"report_problem", QT_TR_NOOP("&Report a problem…"), {}, call(&MainWindow::report_problem)},
              {"about", QT_TR_NOOP("&About Boardwright"), {}, call(&MainWindow::show_about)}}};
}

void MainWindow::fill_seen_menu() {
  QMenu& menu = commands_->menu("seen_menu");
  menu.clear();
  if (!controller_.has_game() || !controller_.can_see_as()) return;
  const auto add = [this, &menu](const QString& name, std::optional<Seat> seat) {
    QAction* made = seen_->addAction(menu.addAction(name));
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
  menu.addSeparator();
  connect(menu.addAction(tr("Save record as &seen…")), &QAction::triggered, this,
          &MainWindow::ask_save_as_seen);
}

}  // namespace boardwright::desktop
