// SPDX-License-Identifier: MIT
//
// The ids that the rules use, in English; game.yaml holds them in every language.
#pragma once

#include <boardwright/sdk/types.hpp>

namespace lines_of_action {

inline constexpr boardwright::sdk::Text kTexts[] = {
    {BW_TEXT_REASON, "connection", "all pieces of one side are connected"},
    {BW_TEXT_REASON, "no_moves", "a side has no legal move"},
    {BW_TEXT_REASON, "both_blocked", "neither side has a legal move"},
    {BW_TEXT_REASON, "repetition", "the same position has occurred too often"},
    {BW_TEXT_RULE, "L1.1", "The board has 8 by 8 fields; Black starts."},
    {BW_TEXT_RULE, "L1.2",
     "Black stands on the first and the last row, White on the first and the last column."},
    {BW_TEXT_RULE, "L2.1",
     "A piece moves exactly as many fields as there are pieces on the whole line it moves along."},
    {BW_TEXT_RULE, "L2.2",
     "It may jump over its own side's pieces but not over the other's, and takes what it lands on."},
    {BW_TEXT_RULE, "L3.1", "A side wins when all its pieces form one group, diagonals included."},
    {BW_TEXT_RULE, "L3.2", "A move that connects both sides wins for the side that made it."},
    {BW_TEXT_RULE, "L3.3", "The third time the same position occurs, the game is a draw."},
    {BW_TEXT_RULE, "L3.4",
     "A side without a legal move passes; if neither side has one, the game is a draw."},
    {BW_TEXT_RULE, "L4.1", "A move is written g3-g4, a capture h4xe4, a pass pass."},
    {BW_TEXT_RULE, "L4.2", "A position is written row by row from the top, with the side to move."},
    {BW_TEXT_MESSAGE, "game_over", "The game is over."},
    {BW_TEXT_MESSAGE, "not_on_turn", "It is the other side's turn."},
    {BW_TEXT_MESSAGE, "no_such_field", "There is no such field."},
    {BW_TEXT_MESSAGE, "unreadable", "This is not a move: a move is written b1-b3, a capture h4xe4."},
    {BW_TEXT_MESSAGE, "too_many_fields", "A move has two fields: where the piece stands and where it goes."},
    {BW_TEXT_MESSAGE, "empty_field", "There is no piece on {field}."},
    {BW_TEXT_MESSAGE, "not_yours", "The piece on {field} belongs to the other side."},
    {BW_TEXT_MESSAGE, "stuck", "The piece on {field} has no legal move."},
    {BW_TEXT_MESSAGE, "not_a_line", "{field} is not on a row, a column or a diagonal with the piece."},
    {BW_TEXT_MESSAGE, "wrong_distance",
     "Pieces on this line: {pieces}. The piece on {field} moves as many fields along it, not {distance}."},
    {BW_TEXT_MESSAGE, "own_piece", "A piece of the same side stands on {field}."},
    {BW_TEXT_MESSAGE, "blocked", "The piece on {field} is in the way."},
    {BW_TEXT_MESSAGE, "must_pass", "There is no legal move: this side has to pass."},
    {BW_TEXT_MESSAGE, "may_not_pass", "A side that has a legal move may not pass."},
    {BW_TEXT_MESSAGE, "wrong_sign", "A capture is written with x, any other move with -."},
};

}  // namespace lines_of_action
