// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_help.hpp"

#include <QCoreApplication>
#include <QTextBlock>
#include <QTextCursor>
#include <algorithm>
#include <array>

namespace boardwright::desktop {
namespace {

bool in_word(QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('.'); }

/// In the order of docs/scripts.md.
constexpr std::array kScriptHelp{
    ScriptHelp{
        "game", "game \"My game\" { id = \"my_game\", revision = 1 }",
        QT_TRANSLATE_NOOP("ScriptHelp",
                          "Says what the game is called, who plays, and which kinds of pieces there are.")},
    ScriptHelp{"integer", "integer(8, 5, 10, \"Columns and rows of the board.\")",
               QT_TRANSLATE_NOOP("ScriptHelp",
                                 "A parameter that is a whole number: usual, least and greatest value.")},
    ScriptHelp{"flag", "flag(true, \"Whether pieces may jump.\")",
               QT_TRANSLATE_NOOP("ScriptHelp", "A parameter that is on or off.")},
    ScriptHelp{"choice", "choice(\"rows\", { \"rows\", \"edges\" }, \"How the pieces stand at first.\")",
               QT_TRANSLATE_NOOP("ScriptHelp", "A parameter that is one of several words.")},
    ScriptHelp{"grid", "grid(8, 8)",
               QT_TRANSLATE_NOOP("ScriptHelp", "A board of squares, in columns and rows.")},
    ScriptHelp{"points", "points(9, 9)",
               QT_TRANSLATE_NOOP("ScriptHelp", "A board on the crossings of lines.")},
    ScriptHelp{"hex_rhombus", "hex_rhombus(11, 11)",
               QT_TRANSLATE_NOOP("ScriptHelp",
                                 "Hexagons as Hex has them: each row half a field further to the right.")},
    ScriptHelp{"hex_hexagon", "hex_hexagon(5)",
               QT_TRANSLATE_NOOP("ScriptHelp", "A hexagon of hexagons with so many on a side.")},
    ScriptHelp{"hex_star", "hex_star(4)",
               QT_TRANSLATE_NOOP("ScriptHelp", "A star of hexagons with six points of so many rows.")},
    ScriptHelp{"hex_triangle", "hex_triangle(8)",
               QT_TRANSLATE_NOOP("ScriptHelp", "A triangle of hexagons, as Y has it.")},
    ScriptHelp{"graph",
               "graph { { \"left\", 0, 0 }, { \"right\", 1, 0 }, lines = { { \"left\", \"right\" } } }",
               QT_TRANSLATE_NOOP("ScriptHelp",
                                 "Fields of your own, by name and centre, and the lines that join them.")},
    ScriptHelp{"morris", "morris()", QT_TRANSLATE_NOOP("ScriptHelp", "The 24 points of Nine Men's Morris.")},
    ScriptHelp{
        "stacks", "stacks(22)",
        QT_TRANSLATE_NOOP("ScriptHelp", "Behind the board: pieces lie on each other, so many at most.")},
    ScriptHelp{
        "zone", "zone(\"goal\", 1, { 1, 2, 3 })",
        QT_TRANSLATE_NOOP("ScriptHelp", "A part of the board that belongs to a seat, or to nobody with 0.")},
    ScriptHelp{"state", "state { die = byte(6) }",
               QT_TRANSLATE_NOOP("ScriptHelp", "What a position remembers besides the board.")},
    ScriptHelp{"byte", "byte(6)",
               QT_TRANSLATE_NOOP("ScriptHelp", "In state: a whole number from 0 to this.")},
    ScriptHelp{
        "bytes", "bytes(2, 3)",
        QT_TRANSLATE_NOOP("ScriptHelp", "In state: so many whole numbers, each from 0 to the second.")},
    ScriptHelp{
        "sets", "sets(2)",
        QT_TRANSLATE_NOOP("ScriptHelp", "In state: so many sets of fields, quick to join and to count.")},
    ScriptHelp{"rules", "rules { [\"B1.1\"] = \"A piece moves one field.\" }",
               QT_TRANSLATE_NOOP("ScriptHelp", "The numbered rules, for people.")},
    ScriptHelp{
        "no", "no(\"B2.2\", from, to)",
        QT_TRANSLATE_NOOP(
            "ScriptHelp",
            "Says which rule forbids a move that somebody might try; does nothing while a game is played.")},
    ScriptHelp{"uses", "uses(\"B1.1\")",
               QT_TRANSLATE_NOOP("ScriptHelp",
                                 "Says which rule a move has used; does nothing while a game is played.")},
    ScriptHelp{"asked", "if asked() then end",
               QT_TRANSLATE_NOOP(
                   "ScriptHelp",
                   "Whether somebody asks why: what is worked out for no alone can be left out else.")},
    ScriptHelp{"win", "win(p, seat, \"reached\")",
               QT_TRANSLATE_NOOP("ScriptHelp", "Ends the game: this seat has won, for this reason.")},
    ScriptHelp{"draw", "draw(p, \"repetition\")",
               QT_TRANSLATE_NOOP("ScriptHelp", "Ends the game in a draw, for this reason.")},
    ScriptHelp{
        "score", "score(p, { 2, 0 }, \"reached\")",
        QT_TRANSLATE_NOOP("ScriptHelp", "Ends the game with these half points, one number for each seat.")},
    ScriptHelp{"board", "board = grid(8, 8)",
               QT_TRANSLATE_NOOP("ScriptHelp", "The board: its fields, and the ways between them.")},
    ScriptHelp{
        "start", "function start(p)\n  p.cell[1] = 1\nend",
        QT_TRANSLATE_NOOP("ScriptHelp",
                          "Fills the first position; nothing stands anywhere, and seat 1 is on turn.")},
    ScriptHelp{"moves",
               "function moves(p, seat, add)\n  for f = 1, board.n do\n    if p.cell[f] == 0 then add(f) "
               "end\n  end\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "Adds each legal move of this seat.")},
    ScriptHelp{"play", "function play(p, seat, f)\n  p.cell[f] = seat\n  p.turn = 3 - seat\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "Plays a move; it gets what add got.")},
    ScriptHelp{"chance", "function chance(p, add)\n  for n = 1, 6 do add(n, 1) end\nend",
               QT_TRANSLATE_NOOP("ScriptHelp",
                                 "Adds each event of dice or cards with its weight, while p.turn is 0.")},
    ScriptHelp{"view", "function view(p, viewer)\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "Takes away what this seat may not see; 0 is who watches.")},
    ScriptHelp{"evaluate", "function evaluate(p, seat)\n  return 0\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "How good a position is for this seat, in Elo points.")},
    ScriptHelp{"check", "function check(p)\nend",
               QT_TRANSLATE_NOOP("ScriptHelp",
                                 "Returns a sentence if a position that somebody has typed can't be.")},
    ScriptHelp{"move_text", "function move_text(p, seat, f)\n  return board.name[f]\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "A move's text, where fields with hyphens won't do.")},
    ScriptHelp{"move_code", "function move_code(p, seat, f)\n  return board.name[f]\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "A move's text for machines, such as e2e4.")},
    ScriptHelp{"compare", "function compare(p)\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "Takes away, on a copy, what a repetition doesn't look at.")},
    ScriptHelp{"position_text", "function position_text(p)\n  return \"\"\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "A position as people write it, such as FEN.")},
    ScriptHelp{
        "read_text", "function read_text(p, text)\nend",
        QT_TRANSLATE_NOOP("ScriptHelp",
                          "Fills an empty position from a text, or returns a sentence if it can't be.")},
    ScriptHelp{
        "add", "add(from, to)",
        QT_TRANSLATE_NOOP("ScriptHelp", "In moves: one legal move, by fields, a word, or a list of steps.")},
    ScriptHelp{
        "p.cell", "p.cell[f]",
        QT_TRANSLATE_NOOP("ScriptHelp", "What stands on a field: 0 for nothing, else the number of a kind.")},
    ScriptHelp{"p.turn", "p.turn = 3 - seat",
               QT_TRANSLATE_NOOP("ScriptHelp", "Who is on turn: a seat, or 0 for chance.")},
    ScriptHelp{"board.n", "board.n", QT_TRANSLATE_NOOP("ScriptHelp", "How many fields the board has.")},
    ScriptHelp{"board.columns", "board.columns", QT_TRANSLATE_NOOP("ScriptHelp", "How many columns.")},
    ScriptHelp{"board.rows", "board.rows", QT_TRANSLATE_NOOP("ScriptHelp", "How many rows.")},
    ScriptHelp{"board.row", "board.row[f]", QT_TRANSLATE_NOOP("ScriptHelp", "The row of a field.")},
    ScriptHelp{"board.column", "board.column[f]", QT_TRANSLATE_NOOP("ScriptHelp", "The column of a field.")},
    ScriptHelp{"board.name", "board.name[f]", QT_TRANSLATE_NOOP("ScriptHelp", "What a field is called.")},
    ScriptHelp{"board.field", "board.field.a1",
               QT_TRANSLATE_NOOP("ScriptHelp", "The number of the field of this name.")},
    ScriptHelp{"board.step", "board.step[f].n",
               QT_TRANSLATE_NOOP("ScriptHelp", "The next field that way, or false at the edge.")},
    ScriptHelp{"board.ray", "board.ray[f].ne",
               QT_TRANSLATE_NOOP("ScriptHelp", "All fields that way, the next first.")},
    ScriptHelp{
        "board.line", "board.line[f][1]",
        QT_TRANSLATE_NOOP("ScriptHelp", "All fields of a line through a field, by the number of its axis.")},
    ScriptHelp{"board.around", "board.around[f]",
               QT_TRANSLATE_NOOP("ScriptHelp", "The next fields in eight ways, or along the lines.")},
    ScriptHelp{"board.beside", "board.beside[f]",
               QT_TRANSLATE_NOOP("ScriptHelp", "The next fields in four ways, or along the lines.")},
    ScriptHelp{"board.connected", "board.connected(p.cell, kind)",
               QT_TRANSLATE_NOOP("ScriptHelp", "Whether all pieces of a kind hang together.")},
    ScriptHelp{
        "board.group", "board.group(p.cell, f)",
        QT_TRANSLATE_NOOP("ScriptHelp", "The fields that hang together with a field and hold the same.")},
    ScriptHelp{"board.set", "board.set(1, 2)",
               QT_TRANSLATE_NOOP("ScriptHelp", "The set of these fields, which may also be a list.")},
    ScriptHelp{"board.all", "board.all & ~board.where(p.cell, 0)",
               QT_TRANSLATE_NOOP("ScriptHelp", "The set of all fields.")},
    ScriptHelp{"board.none", "board.where(p.cell, 1) == board.none",
               QT_TRANSLATE_NOOP("ScriptHelp", "The set of no field.")},
    ScriptHelp{"board.where", "board.where(p.cell, kind)",
               QT_TRANSLATE_NOOP("ScriptHelp", "The set of the fields that hold a kind; 0 is nothing.")},
    ScriptHelp{"board.ray_set", "board.ray_set[f].ne",
               QT_TRANSLATE_NOOP("ScriptHelp", "All fields that way, as a set.")},
    ScriptHelp{"board.line_set", "board.line_set[f][1]",
               QT_TRANSLATE_NOOP("ScriptHelp", "All fields of a line through a field, as a set.")},
    ScriptHelp{"board.around_set", "board.around_set[f]",
               QT_TRANSLATE_NOOP("ScriptHelp", "The fields next to a field, as a set.")},
    ScriptHelp{"board.near", "board.near(board.where(p.cell, seat))",
               QT_TRANSLATE_NOOP("ScriptHelp", "The fields next to a set that aren't in it.")},
    ScriptHelp{"board.count", "board.count(board.where(p.cell, kind))",
               QT_TRANSLATE_NOOP("ScriptHelp", "How many fields a set has.")},
    ScriptHelp{"board.has", "board.has(board.where(p.cell, kind), f)",
               QT_TRANSLATE_NOOP("ScriptHelp", "Whether a field is in a set.")},
    ScriptHelp{"board.each", "for f in board.each(board.where(p.cell, seat)) do\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "Goes through a set, field by field.")},
    ScriptHelp{"board.names", "board.names(board.where(p.cell, 1))",
               QT_TRANSLATE_NOOP("ScriptHelp", "The names of a set's fields, as a text.")},
    ScriptHelp{"top", "p.cell[f]:top()",
               QT_TRANSLATE_NOOP("ScriptHelp", "What lies uppermost on a stack, or 0.")},
    ScriptHelp{"push", "p.cell[f]:push(1)",
               QT_TRANSLATE_NOOP("ScriptHelp", "Puts a piece, or all of another stack, on top.")},
    ScriptHelp{"pull", "p.cell[f]:pull()",
               QT_TRANSLATE_NOOP("ScriptHelp", "Takes the uppermost piece off a stack and returns it.")},
    ScriptHelp{"tuck", "p.cell[f]:tuck(1)",
               QT_TRANSLATE_NOOP("ScriptHelp", "Puts a piece, or all of another stack, beneath.")},
    ScriptHelp{"ipairs", "for i, value in ipairs(list) do\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "Goes through a list in its order.")},
    ScriptHelp{"pairs", "for key, value in pairs(table) do\nend",
               QT_TRANSLATE_NOOP("ScriptHelp", "Goes through a table in the order of its keys.")},
    ScriptHelp{"next", "next(list) == nil",
               QT_TRANSLATE_NOOP("ScriptHelp", "Asks whether a table is empty.")},
    ScriptHelp{"select", "select(\"#\", ...)",
               QT_TRANSLATE_NOOP("ScriptHelp", "One of several values, or how many there are.")},
    ScriptHelp{
        "type", "type(value)",
        QT_TRANSLATE_NOOP("ScriptHelp", "What a value is, as a word: number, string, table and so on.")},
    ScriptHelp{"tonumber", "tonumber(text)", QT_TRANSLATE_NOOP("ScriptHelp", "A text as a number, or nil.")},
    ScriptHelp{"tostring", "tostring(value)", QT_TRANSLATE_NOOP("ScriptHelp", "A value as a text.")},
    ScriptHelp{"error", "error(\"this can't be\")",
               QT_TRANSLATE_NOOP("ScriptHelp", "Stops the rules with a sentence.")},
    ScriptHelp{"assert", "assert(value, \"this can't be\")",
               QT_TRANSLATE_NOOP("ScriptHelp", "Stops the rules with a sentence unless the value holds.")},
    ScriptHelp{
        "math", "math.abs(n)",
        QT_TRANSLATE_NOOP("ScriptHelp", "Numbers: abs, max, min, tointeger and others; no random ones.")},
    ScriptHelp{"string", "string.sub(text, 1, 1)",
               QT_TRANSLATE_NOOP("ScriptHelp", "Texts: sub, byte, char, format and others.")},
    ScriptHelp{"table", "table.insert(list, value)",
               QT_TRANSLATE_NOOP("ScriptHelp", "Lists: insert, remove, concat, sort and others.")},
};

}  // namespace

QString ScriptHelp::sentence() const { return QCoreApplication::translate("ScriptHelp", english); }

std::span<const ScriptHelp> script_help() { return kScriptHelp; }

const ScriptHelp* help_for(QStringView word) {
  const auto found = std::find_if(kScriptHelp.begin(), kScriptHelp.end(),
                                  [&](const ScriptHelp& one) { return word == QLatin1String(one.word); });
  return found == kScriptHelp.end() ? nullptr : &*found;
}

int word_begin(const QString& line, int place) {
  while (place > 0 && in_word(line[place - 1])) --place;
  return place;
}

const ScriptHelp* help_at(const QTextCursor& place) {
  const QString line = place.block().text();
  const int begin = word_begin(line, place.positionInBlock());
  int end = place.positionInBlock();
  // `board.row[f]` is asked at any of its words: behind a dot for both, before it for the first.
  while (end < line.size() && in_word(line[end]) && line[end] != QLatin1Char('.')) ++end;
  return help_for(QStringView(line).mid(begin, end - begin));
}

}  // namespace boardwright::desktop
