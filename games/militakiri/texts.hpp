// SPDX-License-Identifier: MIT
//
// The ids that the rules use, in English; game.yaml holds them in every language.
//
// Arguments: {field} the name of a field; {tower} the id of a kind such as red_star_tower, shown by its text;
// all others are numbers.
#pragma once

#include <boardwright/sdk/types.hpp>

namespace militakiri {

inline constexpr boardwright::sdk::Text kTexts[] = {
    // In the order in which they are tested (M8.5).
    {BW_TEXT_REASON, "towers_taken", "a player has no tower left on the board"},
    {BW_TEXT_REASON, "move_limit", "both players have used up the moves of the endgame"},
    {BW_TEXT_REASON, "both_blocked", "both players passed, one after the other"},
    {BW_TEXT_REASON, "no_moves", "the player on turn has no legal move"},

    // An ordinary turn needs no line.
    {BW_TEXT_PHASE, "setup", "Set-up: each player places the towers."},
    {BW_TEXT_PHASE, "dice", "The dice decide who starts."},
    {BW_TEXT_PHASE, "placement", "The tower just earned is placed: {tower}."},
    {BW_TEXT_PHASE, "forced_placement", "Before the turn the waiting tower has to be placed: {tower}."},
    {BW_TEXT_PHASE, "endgame", "The endgame rule is on. Moves left: Red {red}, Blue {blue}."},

    {BW_TEXT_RULE, "M1.1", "The single board has 6 columns and 12 rows, the double board 12 and 12."},
    {BW_TEXT_RULE, "M1.2", "Red's set-up zone is rows 1 to 3, Blue's rows 12 to 10."},
    {BW_TEXT_RULE, "M1.3", "A player's own first, second and third row are counted from that player's edge."},
    {BW_TEXT_RULE, "M2.1",
     "Pieces are plus, cross or star; stacks of pawns count as high as they are, and a tower stands alone."},
    {BW_TEXT_RULE, "M2.2",
     "Each player has one tower of each shape on the single board, two on the double board, pawns and spare "
     "towers."},
    {BW_TEXT_RULE, "M2.3", "The pawns under the top one have no effect in play."},
    {BW_TEXT_RULE, "M3.1",
     "Star towers are set up on the own first row, cross towers on the second, plus towers on the third."},
    {BW_TEXT_RULE, "M3.2",
     "On the double board two towers may not be set up next to each other, and two cross or plus towers "
     "stand "
     "an even number of columns apart."},
    {BW_TEXT_RULE, "M3.3",
     "Star pawns fill the first row; on the second and third plus and cross shapes alternate."},
    {BW_TEXT_RULE, "M3.4",
     "Both players set up at the same time and see the other's towers when both are done."},
    {BW_TEXT_RULE, "M3.5", "Both throw a die, again if they throw the same; the higher one starts."},
    {BW_TEXT_RULE, "M4.1",
     "A plus moves along rows and columns, a cross along diagonals, a star along both."},
    {BW_TEXT_RULE, "M4.2",
     "A stack moves at most as many fields as it is high, a tower any number, in a straight line over empty "
     "fields."},
    {BW_TEXT_RULE, "M4.3", "Pieces may go backwards too, and nobody has to take."},
    {BW_TEXT_RULE, "M5.1",
     "A plus takes along diagonals, a cross along rows and columns, a star along both."},
    {BW_TEXT_RULE, "M5.2", "What a tower takes leaves the board, and so does a tower that is taken."},
    {BW_TEXT_RULE, "M5.3",
     "A stack that takes a higher one removes it; one that takes an equal or lower one adds its height, up "
     "to "
     "the limit of its shape."},
    {BW_TEXT_RULE, "M5.4", "Every case of a stack that takes a stack follows from these rules."},
    {BW_TEXT_RULE, "M6.1", "A stack that reaches its limit is traded for a spare tower of its shape."},
    {BW_TEXT_RULE, "M6.2",
     "The tower is placed at once, on an empty field of the owner's set-up zone; that ends the turn."},
    {BW_TEXT_RULE, "M6.3",
     "If the zone is full, the tower waits, and must be placed before a later turn, as soon as a field is "
     "empty."},
    {BW_TEXT_RULE, "M6.4", "A placed tower stays where it is until it moves in a turn."},
    {BW_TEXT_RULE, "M7.1", "The endgame rule starts when a player's only piece on the board is one tower."},
    {BW_TEXT_RULE, "M7.2", "In the endgame every piece moves and takes at most one field."},
    {BW_TEXT_RULE, "M7.3",
     "In the endgame each player has 50 moves on the single board, 100 on the double; after the last one the "
     "game is a draw."},
    {BW_TEXT_RULE, "M7.4", "In the endgame nobody may take a lone tower's last way to move away."},
    {BW_TEXT_RULE, "M8.1",
     "A player without a tower on the board has lost, whatever is in reserve or waiting."},
    {BW_TEXT_RULE, "M8.2", "Running out of time, resigning and leaving the game lose as well."},
    {BW_TEXT_RULE, "M8.3",
     "Players can't agree on a draw: only the endgame's last move or two passes make one."},
    {BW_TEXT_RULE, "M8.4", "A player without a legal move passes; two passes in a row make a draw."},
    {BW_TEXT_RULE, "M8.5",
     "If a game could end in several ways the first one counts: towers, moves, passes."},
    {BW_TEXT_RULE, "M11.1", "A field is named by its column's letter and its row's number."},
    {BW_TEXT_RULE, "M11.2", "A move is written b3-b4, a capture b3xc4, a placement P@d2, a pass pass."},
    {BW_TEXT_RULE, "M11.3", "A position is written on one line, the board from row 12 down first."},
    {BW_TEXT_RULE, "M11.4", "A position that can't stand in a game is refused, with the reason."},

    // Anything.
    {BW_TEXT_MESSAGE, "game_over", "The game is over."},
    {BW_TEXT_MESSAGE, "not_on_turn", "It is the other player's turn."},
    {BW_TEXT_MESSAGE, "dice_due", "First the dice decide who starts."},
    {BW_TEXT_MESSAGE, "chance_due", "First chance decides where the tower goes."},
    {BW_TEXT_MESSAGE, "no_such_field", "There is no such field."},
    {BW_TEXT_MESSAGE, "too_many_fields", "A move has two fields: where the piece stands and where it goes."},
    {BW_TEXT_MESSAGE, "unreadable",
     "This is not a move: a move is written b3-b4, a capture b3xc4, a tower placed P@d2, a pass pass."},
    {BW_TEXT_MESSAGE, "wrong_sign", "A capture is written with x, any other move with -."},

    // Moving and taking.
    {BW_TEXT_MESSAGE, "empty_field", "There is no piece on {field}."},
    {BW_TEXT_MESSAGE, "not_yours", "The piece on {field} is not yours."},
    {BW_TEXT_MESSAGE, "stuck", "The piece on {field} has no legal move."},
    {BW_TEXT_MESSAGE, "not_a_line", "{field} is not on a row, a column or a diagonal with the piece."},
    {BW_TEXT_MESSAGE, "own_piece", "Your own piece stands on {field}."},
    {BW_TEXT_MESSAGE, "moves_straight", "The piece on {field} moves only along rows and columns."},
    {BW_TEXT_MESSAGE, "moves_diagonally", "The piece on {field} moves only along diagonals."},
    {BW_TEXT_MESSAGE, "takes_straight", "The piece on {field} takes only along rows and columns."},
    {BW_TEXT_MESSAGE, "takes_diagonally", "The piece on {field} takes only along diagonals."},
    {BW_TEXT_MESSAGE, "out_of_reach",
     "The piece on {field} is a rank {height}: its reach is {reach}, and the distance is {distance}."},
    {BW_TEXT_MESSAGE, "endgame_reach",
     "The endgame rule is on: every piece has a reach of {reach}, and the distance is {distance}."},
    {BW_TEXT_MESSAGE, "blocked", "The piece on {field} is in the way."},
    {BW_TEXT_MESSAGE, "blockade", "This would leave the lone tower on {field} without a move."},
    {BW_TEXT_MESSAGE, "blockade_kept", "The lone tower on {field} has to be given a move again."},
    {BW_TEXT_MESSAGE, "must_pass", "There is no legal move: you have to pass."},
    {BW_TEXT_MESSAGE, "may_not_pass", "A player who has a legal move may not pass."},

    // What comes of a capture: stacks on stacks, then with towers.
    {BW_TEXT_MESSAGE, "takes_rank", "Rank {height} takes rank {taken}: rank {result}."},
    {BW_TEXT_MESSAGE, "takes_rank_promotes",
     "Rank {height} takes rank {taken}: rank {result}, promotes to a tower. Spare towers of this shape left: "
     "{spares}."},
    {BW_TEXT_MESSAGE, "takes_rank_waits",
     "Rank {height} takes rank {taken}: rank {result}, promotes to a tower, which waits because your set-up "
     "zone "
     "is full. Spare towers of this shape left: {spares}."},
    {BW_TEXT_MESSAGE, "takes_tower", "Rank {height} takes the tower and stays rank {height}."},
    {BW_TEXT_MESSAGE, "tower_takes", "The tower takes rank {taken}."},
    {BW_TEXT_MESSAGE, "tower_takes_tower", "The tower takes the tower."},
    {BW_TEXT_MESSAGE, "takes_last_tower", "This takes the last tower and wins."},

    // Placing a tower in play.
    {BW_TEXT_MESSAGE, "must_place_promoted",
     "The tower just earned has to be placed on an empty field of your set-up zone: {tower}."},
    {BW_TEXT_MESSAGE, "must_place_waiting",
     "Before your turn the waiting tower has to be placed on an empty field of your set-up zone: {tower}."},
    {BW_TEXT_MESSAGE, "wrong_tower", "Another tower has to be placed first: {tower}."},
    {BW_TEXT_MESSAGE, "nothing_to_place", "There is no tower to place now."},
    {BW_TEXT_MESSAGE, "not_your_zone", "{field} is not in your set-up zone."},
    {BW_TEXT_MESSAGE, "zone_field_taken", "{field} is not empty."},

    // Set-up.
    {BW_TEXT_MESSAGE, "setup_first", "This is still the set-up: place your towers first."},
    {BW_TEXT_MESSAGE, "setup_done", "Your set-up is done; the other player's is not."},
    {BW_TEXT_MESSAGE, "only_towers", "Only your own towers are placed; the pawns follow by themselves."},
    {BW_TEXT_MESSAGE, "wrong_row", "In the set-up this tower stands on row {row}: {tower}."},
    {BW_TEXT_MESSAGE, "towers_adjacent",
     "Two towers may not stand next to each other; one stands on {field}."},
    {BW_TEXT_MESSAGE, "wrong_parity",
     "Shapes alternate on this row: the other tower of this shape, on {field}, must be an even number of "
     "columns away."},
    {BW_TEXT_MESSAGE, "already_placed", "All towers of this shape have been placed: {tower}."},
    {BW_TEXT_MESSAGE, "wrong_order", "The towers are named star, cross, plus; next comes this one: {tower}."},
    {BW_TEXT_MESSAGE, "left_of_first",
     "Of two towers of a shape the left one is named first; {field} has already been named."},
    {BW_TEXT_MESSAGE, "incomplete", "A tower is still missing: {tower}."},
    {BW_TEXT_MESSAGE, "dead_end", "No field would be left for another tower: {tower}."},
};

}  // namespace militakiri
