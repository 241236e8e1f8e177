// SPDX-License-Identifier: GPL-3.0-or-later
//
// A row for each command, with all that there is to it. Every command has a letter; no two in one menu share one, in any
// language (a test).
#include "ui/desktop/window_menus.hpp"

#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/by_hand.hpp"
#include "ui/desktop/club_tournaments.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/docks/piece_dock.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/docks/rules_dock.hpp"
#include "ui/desktop/file_opener.hpp"
#include "ui/desktop/help_desk.hpp"
#include "ui/desktop/match_opener.hpp"
#include "ui/desktop/new_games.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/phone_door.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/preferences.hpp"
#include "ui/desktop/resign_question.hpp"
#include "ui/desktop/rule_work.hpp"
#include "ui/desktop/table_docks.hpp"
#include "ui/desktop/table_files.hpp"
#include "ui/desktop/teacher.hpp"

namespace boardwright::desktop {

namespace {

const MenuCommand kLine{};
constexpr auto kCtrlShift = Qt::CTRL | Qt::SHIFT;

}  // namespace

WindowMenus::WindowMenus(QMenuBar& bar, const MenuHands& hands)
    : hands_(hands), commands_(bar, staticMetaObject.className()), seen_(nullptr) {
  for (const MenuCommand& menu : {file_menu(), game_menu(), view_menu(), rules_menu(), help_menu()})
    commands_.add_menu(menu);
  connect(&commands_.menu("seen_menu"), &QMenu::aboutToShow, this, &WindowMenus::fill_seen_menu);
}

bool WindowMenus::at_table() const { return &services().pages.shown() == &hands_.table; }

bool WindowMenus::game_is_seen() const { return controller().has_game() && at_table(); }

bool WindowMenus::position_is_seen() const {
  return game_is_seen() && !controller().hand_over() && !controller().paused();
}

bool WindowMenus::plays() const {
  return game_is_seen() && !controller().is_record() && !controller().update().table.result &&
         !controller().hand_over() && controller().has_humans();
}

MenuCommand WindowMenus::file_menu() {
  const auto game = [this] { return game_is_seen(); };
  const auto position = [this] { return position_is_seen(); };
  const auto picture = [this] { return game_is_seen() && !controller().paused(); };
  const auto board = [this] { return position_is_seen() && controller().has_board(); };
  return {
      .id = "file_menu",
      .text = QT_TR_NOOP("&File"),
      .is_menu = true,
      .inside = {
          {"open", QT_TR_NOOP("&Open record…"), {QKeySequence::Open}, [this] { hands_.opener.ask(); }},
          {.id = "games_in_file", .text = QT_TR_NOOP("Ga&mes in this file"), .is_menu = true},
          {"save",
           QT_TR_NOOP("&Save record…"),
           {QKeySequence::Save},
           [this] { hands_.files.ask_save(); },
           game},
          {"save_picture",
           QT_TR_NOOP("Save p&icture…"),
           {},
           [this] { hands_.files.ask_save_picture(); },
           picture},
          {"save_film", QT_TR_NOOP("Save as &GIF…"), {}, [this] { hands_.files.ask_save_film(); }, board},
          {"print",
           QT_TR_NOOP("P&rint to scale…"),
           {QKeySequence::Print},
           [this] { hands_.files.ask_print(); }},
          kLine,
          {"copy_position",
           QT_TR_NOOP("&Copy position"),
           {kCtrlShift | Qt::Key_C},
           [this] { hands_.files.copy_position(); },
           position},
          {"paste_position",
           QT_TR_NOOP("&Paste position"),
           {kCtrlShift | Qt::Key_V},
           [this] { hands_.opener.paste_position(); },
           game},
          {"copy_record", QT_TR_NOOP("Cop&y record"), {}, [this] { hands_.files.copy_record(); }, position},
          {"paste_record", QT_TR_NOOP("Past&e record"), {}, [this] { hands_.opener.paste_record(); }},
          kLine,
          {"settings",
           QT_TR_NOOP("Se&ttings…"),
           {Qt::CTRL | Qt::Key_Comma},
           [this] { hands_.preferences.show_page(); }},
          {"quit", QT_TR_NOOP("&Quit"), {Qt::CTRL | Qt::Key_Q}, [this] { emit quit_wanted(); }}}};
}

MenuCommand WindowMenus::game_menu() {
  const auto club = [this] { return controller().club() != nullptr; };
  const auto phones = [this] { return hands_.phones.can_open(); };
  MenuCommand menu{
      .id = "game_menu",
      .text = QT_TR_NOOP("&Game"),
      .is_menu = true,
      .inside = {
          {"start_page",
           QT_TR_NOOP("St&art page"),
           {Qt::CTRL | Qt::Key_Home},
           [this] {
             if (!at_table() || services().may_leave_match(false)) emit start_page_wanted();
           }},
          {"new", QT_TR_NOOP("&New game…"), {QKeySequence::New}, [this] { hands_.new_games.ask(); }},
          {"club", QT_TR_NOOP("C&lub…"), {}, [this] { hands_.match_opener.ask(); }, club},
          {"club_evening",
           QT_TR_NOOP("Club e&vening…"),
           {kCtrlShift | Qt::Key_T},
           [this] { hands_.tournaments.show(); },
           club},
          {"phones", QT_TR_NOOP("Open to &phones…"), {}, [this] { hands_.phones.show(); }, phones},
          {"join_club", QT_TR_NOOP("&Join a club…"), {}, [this] { emit join_wanted(); }},
          {"table_clock", QT_TR_NOOP("Clock for a real &board…"), {}, [this] { emit table_clock_wanted(); }},
          {"enter_game",
           QT_TR_NOOP("&Enter from a score sheet…"),
           {},
           [this] { hands_.by_hand.show_sheet(); }},
          {"edit_position",
           QT_TR_NOOP("Ed&it position…"),
           {Qt::CTRL | Qt::Key_E},
           [this] { hands_.by_hand.show_editor(); }},
          kLine}};
  for (MenuCommand& command : commands_of_play()) menu.inside.push_back(std::move(command));
  return menu;
}

/// What can be done in the game on the table.
std::vector<MenuCommand> WindowMenus::commands_of_play() {
  const auto back = [this] { return game_is_seen() && hands_.table.can_step_back(); };
  const auto on = [this] { return game_is_seen() && hands_.table.can_step_on(); };
  const auto pause = [this] {
    return game_is_seen() && (controller().paused() ? controller().has_humans() : controller().can_pause());
  };
  const auto claim = [this] { return plays() && controller().update().table.can_claim_repetition; };
  const auto offer = [this] {
    return plays() && controller().update().table.draw_offers.empty() &&
           controller().update().table.can_offer_draw;
  };
  const auto playing = [this] { return plays(); };
  return {{"hint", QT_TR_NOOP("&Hint"), {Qt::CTRL | Qt::Key_H}},  // the Advisor gives it
          {"take_back",
           QT_TR_NOOP("&Take back"),
           {Qt::CTRL | Qt::Key_Z},
           [this] { hands_.table.take_back(); },
           back},
          {"redo",
           QT_TR_NOOP("Red&o"),
           {kCtrlShift | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
           [this] { hands_.table.redo(); },
           on},
          {"pause",
           QT_TR_NOOP("Pa&use"),
           {Qt::Key_Pause},
           [this] {
             services().pages.say(controller().paused() ? controller().resume_play() : controller().pause());
           },
           pause,
           [this] { return controller().paused() ? QT_TR_NOOP("Res&ume") : nullptr; }},
          {"claim_repetition",
           QT_TR_NOOP("Clai&m repetition"),
           {},
           [this] { services().pages.say(controller().command(Command::Type::kClaimRepetition)); },
           claim},
          {"offer_draw",
           QT_TR_NOOP("Offer a &draw"),
           {},
           [this] { services().pages.say(controller().requests().offer_draw()); },
           offer},
          {"resign",
           QT_TR_NOOP("&Resign…"),
           {},
           [this] { services().pages.say(ask_resign(controller(), &services().window)); },
           playing}};
}

MenuCommand WindowMenus::view_menu() {
  const auto table = [this] {
    return at_table();
  };  // what belongs to it has nothing to do while it isn't seen
  const auto look = [this](void (MoveList::*way)()) {
    return [this, way] { (hands_.table.move_list().*way)(); };
  };
  const auto type = [this] { hands_.table.move_entry().line()->setFocus(Qt::ShortcutFocusReason); };
  const auto seen = [this] { return game_is_seen() && controller().can_see_as(); };
  const auto dock = [](const char* id, QKeySequence key, const QDockWidget& one) {
    return MenuCommand{.id = id, .keys = {key}, .given = one.toggleViewAction()};
  };
  return {
      .id = "view_menu",
      .text = QT_TR_NOOP("&View"),
      .is_menu = true,
      .inside = {
          {"flip", QT_TR_NOOP("Tu&rn board"), {Qt::CTRL | Qt::Key_F}, [this] { hands_.table.flip(); }, table},
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
          dock("analysis", kCtrlShift | Qt::Key_A, hands_.docks.analysis()),
          dock("rules", Qt::CTRL | Qt::Key_R, hands_.docks.rules()),
          dock("review", kCtrlShift | Qt::Key_E, hands_.docks.review()),
          dock("selected_piece", Qt::CTRL | Qt::Key_I, hands_.docks.piece()),
          {"projector", QT_TR_NOOP("Pro&jector window"), {Qt::Key_F9}, [this] { emit projector_wanted(); }},
          {.id = "seen_menu", .text = QT_TR_NOOP("As s&een by"), .enabled = seen, .is_menu = true},
          tell_menu()}};
}

/// Keys in a row, without a modifier: for hands that don't see the keyboard either.
MenuCommand WindowMenus::tell_menu() {
  using Question = GameTable::Question;
  const auto tell = [this](const char* id, const char* text, Qt::Key key, Question question) {
    return MenuCommand{id,
                       text,
                       {key},
                       [this, question] { hands_.table.tell(question); },
                       [this] { return position_is_seen(); }};
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

MenuCommand WindowMenus::rules_menu() {
  return {
      .id = "rules_menu",
      .text = QT_TR_NOOP("R&ules"),
      .is_menu = true,
      .inside = {
          {"compare",
           QT_TR_NOOP("&Compare rule sets…"),
           {kCtrlShift | Qt::Key_R},
           [this] { hands_.rules.show_compare(); }},
          {"make_variant",
           QT_TR_NOOP("Make a &variant…"),
           {kCtrlShift | Qt::Key_N},
           [this] { hands_.rules.show_variants(); }},
          {"workshop",
           QT_TR_NOOP("&Workshop…"),
           {kCtrlShift | Qt::Key_W},
           [this] { hands_.rules.show_workshop(); }},
          {"rule_sheet", QT_TR_NOOP("&Sheet of the rules…"), {}, [this] { hands_.rules.show_rule_sheet(); }},
          {"packages", QT_TR_NOOP("&Packages…"), {}, [this] { hands_.rules.show_packages(); }}}};
}

MenuCommand WindowMenus::help_menu() {
  return {
      .id = "help_menu",
      .text = QT_TR_NOOP("&Help"),
      .is_menu = true,
      .inside = {
          {"manual", QT_TR_NOOP("&Manual"), {Qt::Key_F1}, [this] { hands_.help.show_manual(); }},
          {"lessons",
           QT_TR_NOOP("&Lessons…"),
           {Qt::SHIFT | Qt::Key_F1},
           [this] { hands_.teacher.ask_lesson(); }},
          {"keys", QT_TR_NOOP("&Keys…"), {}, [this] { hands_.help.show_keys(); }},
          kLine,
          {"problems", QT_TR_NOOP("&Games that were found…"), {}, [this] { emit problems_wanted(); }},
          {"report_problem", QT_TR_NOOP("&Report a problem…"), {}, [this] { hands_.help.report_problem(); }},
          {"about", QT_TR_NOOP("&About Boardwright"), {}, [this] { hands_.help.show_about(); }}}};
}

void WindowMenus::fill_seen_menu() {
  QMenu& menu = commands_.menu("seen_menu");
  menu.clear();
  if (!controller().has_game() || !controller().can_see_as()) return;
  const auto add = [this, &menu](const QString& name, std::optional<Seat> seat) {
    QAction* made = seen_.addAction(menu.addAction(name));
    made->setCheckable(true);
    made->setChecked(controller().seen_as() == seat);
    connect(made, &QAction::triggered, this, [this, seat] { controller().see_as(seat); });
  };
  add(tr("E&verybody, nothing hidden"), std::nullopt);
  const QStringList seats = controller().words().seats();
  for (Seat seat = 0; seat < controller().seat_count(); ++seat)
    add(QStringLiteral("&%1 %2").arg(seat + 1).arg(seats.value(static_cast<int>(seat))), seat);
  add(tr("&Spectators"), BW_SPECTATOR);
  if (!controller().seen_as()) return;
  menu.addSeparator();
  connect(menu.addAction(tr("Save record as &seen…")), &QAction::triggered, this,
          [this] { hands_.files.ask_save_as_seen(); });
}

}  // namespace boardwright::desktop
