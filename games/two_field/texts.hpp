// SPDX-License-Identifier: MIT
//
// Every id that a screen may have to say, with its English sentence. game.yaml has the same in four
// languages.
#pragma once

#include <boardwright/sdk/types.hpp>

namespace two_field {

inline constexpr boardwright::sdk::Text kTexts[] = {
    {BW_TEXT_REASON, "flag_taken", "the flag was taken"},
    {BW_TEXT_REASON, "no_moves", "a player on turn had no legal move"},
    {BW_TEXT_REASON, "both_blocked", "neither player could move"},
    {BW_TEXT_REASON, "quiet_limit", "no attack for too many moves"},

    {BW_TEXT_PHASE, "setup", "Both players set up their pieces, unseen by the other."},
    {BW_TEXT_PHASE, "count_red", "Two-field count: Red has crossed {red_line} {red_count} times of {limit}."},
    {BW_TEXT_PHASE, "count_blue",
     "Two-field count: Blue has crossed {blue_line} {blue_count} times of {limit}."},
    {BW_TEXT_PHASE, "count_both",
     "Two-field count: Red has crossed {red_line} {red_count} times of {limit}, Blue {blue_line} "
     "{blue_count} "
     "times."},

    {BW_TEXT_RULE, "T1.1",
     "Nobody can enter or cross a lake; Red sets up below, Blue above, and Red starts."},
    {BW_TEXT_RULE, "T1.2", "Each player has one set of pieces; every kind but bomb and flag has a rank."},
    {BW_TEXT_RULE, "T1.3", "Ranks are hidden until an attack reveals them."},
    {BW_TEXT_RULE, "T1.4", "Both players set up at the same time, unseen, on any fields of their own rows."},
    {BW_TEXT_RULE, "T2.1",
     "A piece moves one field along a row or column, a scout any number over empty fields; bomb and flag "
     "never "
     "move."},
    {BW_TEXT_RULE, "T2.2", "Moving onto an enemy attacks it."},
    {BW_TEXT_RULE, "T2.3",
     "An attack reveals both ranks; the higher one stays. Spies beat marshals they attack, bombs all but "
     "miners."},
    {BW_TEXT_RULE, "T3.1", "A move crosses every border line between neighbouring fields on its way."},
    {BW_TEXT_RULE, "T3.2",
     "A line is counted as long as the same piece crosses it again in its player's next turn."},
    {BW_TEXT_RULE, "T3.3", "No line may be crossed more often than the limit."},
    {BW_TEXT_RULE, "T4.1", "A piece chases if it keeps threatening the piece that has just evaded it."},
    {BW_TEXT_RULE, "T4.2",
     "A chasing move to an empty field may not bring an arrangement of the chase back."},
    {BW_TEXT_RULE, "T4.3", "A chase is not part of a position's text."},
    {BW_TEXT_RULE, "T5.1",
     "Taking the flag wins, and a player on turn without a legal move loses; if neither could move it is a "
     "draw."},
    {BW_TEXT_RULE, "T5.2", "Too many moves without an attack make a draw."},
    {BW_TEXT_RULE, "T5.3",
     "If a game could end in several ways the first one counts: flag, no moves, quiet moves."},
    {BW_TEXT_RULE, "T6.1", "There are a classic, a barrage and a duel set, and boards of several sizes."},
    {BW_TEXT_RULE, "T7.1",
     "A move is written b2-b3, an attack b2xb3, a placement M@a1, a field left empty -@a1."},
    {BW_TEXT_RULE, "T7.2", "A position is written on one line, the board from the highest row down first."},
    {BW_TEXT_RULE, "T7.3", "A position that can't stand in a game is refused, with the reason."},

    // Anything.
    {BW_TEXT_MESSAGE, "game_over", "The game is over."},
    {BW_TEXT_MESSAGE, "not_on_turn", "It is the other player's turn."},
    {BW_TEXT_MESSAGE, "no_such_field", "There is no such field."},
    {BW_TEXT_MESSAGE, "too_many_fields", "A move has two fields: where the piece stands and where it goes."},
    {BW_TEXT_MESSAGE, "unreadable",
     "This is not a move: a move is written b2-b3, an attack b2xb3, a piece placed M@a1, a field left empty "
     "-@a1."},
    {BW_TEXT_MESSAGE, "wrong_sign", "An attack is written with x, any other move with -."},

    // Moving and attacking.
    {BW_TEXT_MESSAGE, "empty_field", "There is no piece on {field}."},
    {BW_TEXT_MESSAGE, "not_yours", "The piece on {field} is not yours."},
    {BW_TEXT_MESSAGE, "immovable", "This piece never moves: {piece} on {field}."},
    {BW_TEXT_MESSAGE, "stuck", "The piece on {field} has nowhere to go."},
    {BW_TEXT_MESSAGE, "lake", "{field} is a lake."},
    {BW_TEXT_MESSAGE, "own_piece", "Your own piece stands on {field}."},
    {BW_TEXT_MESSAGE, "not_a_line", "{field} is not on a row or column with the piece."},
    {BW_TEXT_MESSAGE, "too_far", "The piece on {field} moves one field only."},
    {BW_TEXT_MESSAGE, "lake_in_the_way", "The lake on {field} is in the way."},
    {BW_TEXT_MESSAGE, "blocked", "The piece on {field} is in the way."},
    {BW_TEXT_MESSAGE, "no_charge", "The scout on {field} attacks neighbouring fields only."},
    {BW_TEXT_MESSAGE, "crossed_too_often",
     "The piece has crossed the line {line} {limit} times and may not cross it again now."},
    {BW_TEXT_MESSAGE, "chase", "Going to {field} would bring back an arrangement of this chase."},

    // What comes of a move.
    {BW_TEXT_MESSAGE, "attacks_unknown", "Attacks a piece whose rank you don't know."},
    {BW_TEXT_MESSAGE, "attack_wins", "The attack wins: {piece} leaves the board."},
    {BW_TEXT_MESSAGE, "attack_both", "Both pieces leave the board, yours and this one: {piece}."},
    {BW_TEXT_MESSAGE, "attack_loses", "The attack fails: {piece} stays and your piece leaves the board."},
    {BW_TEXT_MESSAGE, "attack_won",
     "Attack: {attacker} against {defender}. The attacked piece leaves the board."},
    {BW_TEXT_MESSAGE, "attack_tied", "Attack: {attacker} against {defender}. Both leave the board."},
    {BW_TEXT_MESSAGE, "attack_lost", "Attack: {attacker} against {defender}. The attacker leaves the board."},
    {BW_TEXT_MESSAGE, "crosses_again", "This crosses the line {line} for time {count} of {limit}."},
    {BW_TEXT_MESSAGE, "crosses_last",
     "This crosses the line {line} for time {count} of {limit}: the last time in a row."},

    // Set-up.
    {BW_TEXT_MESSAGE, "setup_first", "This is still the set-up: place your pieces first."},
    {BW_TEXT_MESSAGE, "setup_over", "The set-up is over."},
    {BW_TEXT_MESSAGE, "setup_done", "Your set-up is done; the other player's is not."},
    {BW_TEXT_MESSAGE, "only_own_pieces", "Only your own pieces are placed, one on a field."},
    {BW_TEXT_MESSAGE, "not_own_rows", "{field} is not in your own rows."},
    {BW_TEXT_MESSAGE, "field_taken", "{field} is not empty."},
    {BW_TEXT_MESSAGE, "none_left", "All pieces of this kind have been placed: {piece}."},
    {BW_TEXT_MESSAGE, "next_field", "Fields are named in their order; next comes {field}."},
    {BW_TEXT_MESSAGE, "no_room_to_spare", "{field} can't stay empty: as many pieces as fields are left."},
    {BW_TEXT_MESSAGE, "incomplete", "Pieces are still missing, among them {count} of this kind: {piece}."},
};

}  // namespace two_field
