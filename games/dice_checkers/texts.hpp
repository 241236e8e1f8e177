// SPDX-License-Identifier: MIT
//
// The ids that the rules use, in English; game.yaml holds them in every language.
//
// Arguments: {field} the name of a field, {move} a move's text, {attacker} and {defender} ids of kinds,
// {win}, {loss} and {gone} fractions; all others are numbers.
#pragma once

#include <boardwright/sdk/types.hpp>

namespace dice_checkers {

inline constexpr boardwright::sdk::Text kTexts[] = {
    // In the order in which they are looked for (D6.4).
    {BW_TEXT_REASON, "no_pawns", "a player has no pawns left"},
    {BW_TEXT_REASON, "no_moves", "the player on turn has no legal move"},
    {BW_TEXT_REASON, "both_blocked", "neither player has a legal move"},
    {BW_TEXT_REASON, "quiet_limit", "too many moves without progress"},

    {BW_TEXT_PHASE, "fight", "Fight: {attacker} against {defender}. The dice are due."},
    {BW_TEXT_PHASE, "quiet", "Moves without progress: {moves}. At {limit} the game is a draw."},

    {BW_TEXT_RULE, "D1.1",
     "The board has 9 columns and 9 or 11 rows with dark corners; only the dark fields are used."},
    {BW_TEXT_RULE, "D1.2",
     "Blue starts. Each player has 14 pawns on three rows: one row of strong heads, two rows of blue ones. "
     "Heads are worth blue, green, red, yellow, from low to high."},
    {BW_TEXT_RULE, "D2.1",
     "In the basic game a pawn moves one field diagonally forward; with a yellow head also backward."},
    {BW_TEXT_RULE, "D2.2",
     "A pawn that stands on its farthest row at the end of a move gets a yellow head; during a fight it "
     "keeps its head."},
    {BW_TEXT_RULE, "D2.3", "Moving onto an enemy's pawn starts a fight, which then can't be declined."},
    {BW_TEXT_RULE, "D2.4",
     "With fights next to each other no pawn enters an enemy's field: a pawn that ends its move next to "
     "enemies has to fight one of them, and takes its field if it survives."},
    {BW_TEXT_RULE, "D2.5",
     "With the duty to attack only moves that lead to a fight are legal, if there are any."},
    {BW_TEXT_RULE, "D3.1",
     "Both roll the die of their head's colour; the lower one leaves the board, and the winner's head rises "
     "one level."},
    {BW_TEXT_RULE, "D3.2",
     "Equal numbers lower both heads one level, a blue pawn leaves; if both still stand, they roll again."},
    {BW_TEXT_RULE, "D3.3",
     "A pawn that survives because the other left by equal numbers does not rise, unless so agreed."},
    {BW_TEXT_RULE, "D3.4",
     "An attacker who survives takes the field, a defender who survives stays; if neither does, both fields "
     "are empty."},
    {BW_TEXT_RULE, "D3.5", "Every roll is a chance of its own over 36 equally likely pairs."},
    {BW_TEXT_RULE, "D3.6", "Each colour has a die of its own with six numbers."},
    {BW_TEXT_RULE, "D3.7", "Heads never run out."},
    {BW_TEXT_RULE, "D4.1",
     "In the marching game blue moves exactly one field forward; green exactly two, red three, yellow four, "
     "forward or backward."},
    {BW_TEXT_RULE, "D4.2",
     "Each step goes along a diagonal, never straight back, and a path does not come back to its start; "
     "paths may have to keep forward or backward, or one direction."},
    {BW_TEXT_RULE, "D4.3", "Fields on the way must be empty; an enemy may stand only on the last one."},
    {BW_TEXT_RULE, "D4.4", "Fights are the same in the marching game."},
    {BW_TEXT_RULE, "D5.1", "Within a turn a pawn never goes back to the field it has just left."},
    {BW_TEXT_RULE, "D5.2",
     "Where so agreed, a pawn moved in two own turns in a row may not end the second move where the first "
     "began."},
    {BW_TEXT_RULE, "D6.1",
     "A player without pawns has lost; if a fight removes the last pawns of both, the game is a draw."},
    {BW_TEXT_RULE, "D6.2",
     "A player on turn without a legal move has lost; where so agreed, the turn passes instead, and it is a "
     "draw if neither can move."},
    {BW_TEXT_RULE, "D6.3", "100 moves of both together without progress make a draw."},
    {BW_TEXT_RULE, "D6.4",
     "Ends are looked for in this order: no pawns, no moves, no progress; nothing ends while dice are due."},
    {BW_TEXT_RULE, "D7.1",
     "A move is written c3-d4, an attack c3xd4, a move to a fight next to it c3-d4xe5, a roll roll:5-3 with "
     "Blue's die first."},
    {BW_TEXT_RULE, "D7.2",
     "A position is written row by row from the top, with the player on turn, the fight and the moves "
     "without progress."},
    {BW_TEXT_RULE, "D7.3", "A text that can't be a position is refused with the reason."},

    // Of moves that aren't legal; the last three of legal ones.
    {BW_TEXT_MESSAGE, "game_over", "The game is over."},
    {BW_TEXT_MESSAGE, "not_on_turn", "It is the other player's turn."},
    {BW_TEXT_MESSAGE, "dice_due", "First the dice have to be rolled."},
    {BW_TEXT_MESSAGE, "no_such_field", "There is no such field."},
    {BW_TEXT_MESSAGE, "unreadable", "This is not a move: a move is written c3-d4, an attack c3xd4."},
    {BW_TEXT_MESSAGE, "too_many_fields", "That is more fields than a move has."},
    {BW_TEXT_MESSAGE, "no_enemy_here", "The pawn does not end next to an enemy: there is nobody to fight."},
    {BW_TEXT_MESSAGE, "light_field", "{field} is a light field; only the dark ones are used."},
    {BW_TEXT_MESSAGE, "empty_field", "There is no pawn on {field}."},
    {BW_TEXT_MESSAGE, "not_yours", "The pawn on {field} belongs to the other player."},
    {BW_TEXT_MESSAGE, "own_pawn", "A pawn of the same player stands on {field}."},
    {BW_TEXT_MESSAGE, "stuck", "The pawn on {field} has no legal move."},
    {BW_TEXT_MESSAGE, "one_field", "The pawn moves one field along a diagonal; {field} is not next to it."},
    {BW_TEXT_MESSAGE, "only_yellow_back", "Only a yellow head may go backward."},
    {BW_TEXT_MESSAGE, "blue_one_forward", "A blue head moves exactly one field forward along a diagonal."},
    {BW_TEXT_MESSAGE, "march_length",
     "This head moves exactly {steps} fields; {field} is not at the end of such a path."},
    {BW_TEXT_MESSAGE, "one_way_only",
     "All steps go forward or all go backward; so {field} can't be reached."},
    {BW_TEXT_MESSAGE, "straight_only", "All steps go in one direction; so {field} can't be reached."},
    {BW_TEXT_MESSAGE, "path_blocked", "Pawns stand in the way of every path to {field}."},
    {BW_TEXT_MESSAGE, "not_onto",
     "No pawn enters the field of an enemy; it fights from the field next to it."},
    {BW_TEXT_MESSAGE, "no_return",
     "This pawn came from {field} in its player's last turn and may not return there now."},
    {BW_TEXT_MESSAGE, "must_attack", "There is a move that leads to a fight, and this one doesn't."},
    {BW_TEXT_MESSAGE, "must_fight",
     "The pawn ends its move next to an enemy and has to fight: the move is written {move}."},
    {BW_TEXT_MESSAGE, "not_next_to", "No enemy stands on {field}, next to where the pawn ends its move."},
    {BW_TEXT_MESSAGE, "must_pass", "There is no legal move: this player has to pass."},
    {BW_TEXT_MESSAGE, "may_not_pass", "A player who has a legal move may not pass."},
    {BW_TEXT_MESSAGE, "wrong_sign", "Moving onto an enemy is written with x, any other move with -."},
    {BW_TEXT_MESSAGE, "odds",
     "Odds of the whole fight: win {win} (about {win_percent} %), lose {loss} (about {loss_percent} %), both "
     "gone {gone} (about {gone_percent} %)."},
    {BW_TEXT_MESSAGE, "choose_enemy", "The pawn has to fight: choose the enemy."},
    {BW_TEXT_MESSAGE, "becomes_yellow", "The pawn reaches its farthest row and gets a yellow head."},
};

}  // namespace dice_checkers
