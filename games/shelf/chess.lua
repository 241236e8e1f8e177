-- Chess, by the FIDE Laws of Chess (2023)
game "Chess" {
  id = "chess", revision = 1,
  summary = "Checkmate the other side's king.",
  seats = { "white", "black" },
  kinds = {
    { "white_pawn", "P", 1 }, { "white_knight", "N", 1 }, { "white_bishop", "B", 1 },
    { "white_rook", "R", 1 }, { "white_queen", "Q", 1 }, { "white_king", "K", 1 },
    { "black_pawn", "p", 2 }, { "black_knight", "n", 2 }, { "black_bishop", "b", 2 },
    { "black_rook", "r", 2 }, { "black_queen", "q", 2 }, { "black_king", "k", 2 },
  },
  words = { "queen", "rook", "bishop", "knight" },
  reasons = {
    checkmate = "checkmate", stalemate = "stalemate", fifty_moves = "fifty moves without a capture or a pawn's move",
    material = "neither side can checkmate",
  },
  repetition = { 3, "repetition" }, max_moves = 256,
}

fifty = integer(50, 10, 75, "Moves of each side without a capture or a pawn's move that end in a draw.")
board = grid(8, 8)
-- castling: 1 White's short, 2 long, 4 Black's short, 8 long; ep: the field that a pawn has just passed; half: plies
-- without a capture or a pawn's move; full: the number of the move, by 256; side: who is to move, also at the end
state { castling = byte(15), ep = byte(64), half = byte(150), full = bytes(2, 255), side = byte(2) }

rules {
  ["C1.1"] = "Each side begins with sixteen pieces on its two rows. White moves first.",
  ["C2.1"] = "A bishop moves any distance diagonally, a rook along rows and columns, a queen in all these ways; none jumps over pieces.",
  ["C2.2"] = "A knight goes to the nearest fields that are on none of these lines, and jumps over whatever stands between.",
  ["C2.3"] = "A pawn moves one field forward, from where it began also two, and never onto a piece.",
  ["C2.4"] = "A pawn takes one field diagonally forward.",
  ["C2.5"] = "A pawn that has just moved two fields may be taken as if it had moved one: en passant.",
  ["C2.6"] = "A pawn that reaches the far row becomes a queen, rook, bishop or knight.",
  ["C2.7"] = "A king moves to any neighbouring field.",
  ["C2.8"] = "A piece takes what stands on the field it reaches, and never one of its own side.",
  ["C3.1"] = "Castling: the king moves two fields towards a rook, which goes to the field it has crossed. Neither may have moved, and nothing may stand between them.",
  ["C3.2"] = "The king may not castle out of check, through an attacked field or into check.",
  ["C4.1"] = "No move may leave one's own king attacked.",
  ["C4.2"] = "Who checkmates the other side's king wins: it is attacked, and no move saves it.",
  ["C5.1"] = "Who isn't in check and has no move is stalemated: the game is a draw.",
  ["C5.2"] = "The third time the same position occurs, the game is a draw.",
  ["C5.3"] = "After fifty moves of each side without a capture or a pawn's move the game is a draw.",
  ["C5.4"] = "Where neither side could ever checkmate, for want of pieces, the game is a draw.",
}

local PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = 1, 2, 3, 4, 5, 6
local letters = { "", "N", "B", "R", "Q", "K" }
local promotions = { queen = QUEEN, rook = ROOK, bishop = BISHOP, knight = KNIGHT }
local choices = { "queen", "rook", "bishop", "knight" }
local at = board.field
local signs = {}
for kind, sign in ipairs { "P", "N", "B", "R", "Q", "K", "p", "n", "b", "r", "q", "k" } do signs[sign] = kind end
local sign_of = { "P", "N", "B", "R", "Q", "K", "p", "n", "b", "r", "q", "k" }
local straight = { 1, 3, 5, 7 }                                       -- ways of board.ray
local diagonal = { 2, 4, 6, 8 }
local all_ways = { 1, 2, 3, 4, 5, 6, 7, 8 }
local slides = { [BISHOP] = diagonal, [ROOK] = straight, [QUEEN] = all_ways }

local knights, kings, rays, column, row = {}, {}, {}, {}, {}
for f = 1, 64 do
  knights[f], kings[f], rays[f], column[f], row[f] = {}, {}, {}, board.column[f], board.row[f]
  for to = 1, 64 do
    local c, r = math.abs(board.column[f] - board.column[to]), math.abs(board.row[f] - board.row[to])
    if c * r == 2 then table.insert(knights[f], to) end
  end
  for way = 1, 8 do rays[f][way] = board.ray[f][way] end
  for i, to in ipairs(board.around[f]) do kings[f][i] = to end
end
-- From where a pawn of a side attacks a field, and which fields it attacks.
local pawn_hits, pawn_from = { {}, {} }, { {}, {} }
for f = 1, 64 do
  for s, ways in ipairs { { "ne", "nw" }, { "se", "sw" } } do
    pawn_hits[s][f] = pawn_hits[s][f] or {}
    for _, way in ipairs(ways) do
      local to = board.step[f][way]
      if to then
        table.insert(pawn_hits[s][f], to)
        pawn_from[s][to] = pawn_from[s][to] or {}
        table.insert(pawn_from[s][to], f)
      end
    end
  end
end
for f = 1, 64 do for s = 1, 2 do pawn_from[s][f] = pawn_from[s][f] or {} end end
local ahead = { 8, -8 }
local first_row, last_row = { 2, 7 }, { 8, 1 }
local castles = {                                                     -- king, its way, rook, right, fields between
  { { 5, 7, 8, 1, { 6, 7 } }, { 5, 3, 1, 2, { 4, 3, 2 } } },
  { { 61, 63, 64, 4, { 62, 63 } }, { 61, 59, 57, 8, { 60, 59, 58 } } },
}
local keeps = {}                                                      -- what a move from or to a field leaves of the rights
for f = 1, 64 do keeps[f] = 15 end
keeps[1], keeps[5], keeps[8], keeps[57], keeps[61], keeps[64] = 13, 12, 14, 7, 3, 11

function start(p)                                                     -- C1.1
  local back = { ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK }
  for i = 1, 8 do
    p.cell[i], p.cell[8 + i], p.cell[48 + i], p.cell[56 + i] = back[i], PAWN, PAWN + 6, back[i] + 6
  end
  p.castling, p.full[2], p.side = 15, 1, 1
end

-- Whether a side attacks a field.
local function attacked(cell, f, side)
  local base = side == 1 and 0 or 6
  local list = knights[f]
  for i = 1, #list do if cell[list[i]] == base + KNIGHT then return true end end
  list = pawn_from[side][f]
  for i = 1, #list do if cell[list[i]] == base + PAWN then return true end end
  list = kings[f]
  for i = 1, #list do if cell[list[i]] == base + KING then return true end end
  local queen = base + QUEEN
  for way = 1, 8 do
    local ray = rays[f][way]
    local slider = base + (way % 2 == 1 and ROOK or BISHOP)
    for i = 1, #ray do
      local kind = cell[ray[i]]
      if kind ~= 0 then
        if kind == slider or kind == queen then return true end
        break
      end
    end
  end
  return false
end

local function king_of(cell, side)
  local king = side == 1 and KING or KING + 6
  for f = 1, 64 do if cell[f] == king then return f end end
end

-- Whether a move, made for a moment, leaves the king of its side alone.
local function safe(p, side, from, to, king)
  local cell = p.cell
  local moved, taken, passed = cell[from], cell[to], nil
  local pawn = side == 1 and PAWN or PAWN + 6
  if moved == pawn and to == p.ep and column[from] ~= column[to] then
    passed = to - ahead[side]
    cell[passed] = 0
  end
  cell[from], cell[to] = 0, moved
  local good = not attacked(cell, from == king and to or king, 3 - side)
  cell[from], cell[to] = moved, taken
  if passed then cell[passed] = pawn == PAWN and PAWN + 6 or PAWN end
  return good
end

local function rights(p, castle) return (p.castling & castle[4]) ~= 0 end

local function empty(cell, fields)
  for i = 1, #fields do if cell[fields[i]] ~= 0 then return false end end
  return true
end

-- Calls found(from, to) for each move that is one but for checks; castling comes whole, as it is about checks.
local function each(p, side, found)
  local cell = p.cell
  local base, low, high = side == 1 and 0 or 6, side == 1 and 1 or 7, side == 1 and 6 or 12
  for from = 1, 64 do
    local kind = cell[from]
    if kind >= low and kind <= high then
      kind = kind - base
      if kind == PAWN then
        local to = from + ahead[side]
        if cell[to] == 0 then
          found(from, to)
          if row[from] == first_row[side] and cell[to + ahead[side]] == 0 then found(from, to + ahead[side]) end
        end
        local hits = pawn_hits[side][from]
        for i = 1, #hits do
          local target = cell[hits[i]]
          if target ~= 0 and (target < low or target > high) or target == 0 and hits[i] == p.ep then found(from, hits[i]) end
        end
      elseif kind == KNIGHT or kind == KING then
        local list = kind == KNIGHT and knights[from] or kings[from]
        for i = 1, #list do
          local target = cell[list[i]]
          if target < low or target > high then found(from, list[i]) end
        end
      else
        local ways = slides[kind]
        for w = 1, #ways do
          local ray = rays[from][ways[w]]
          for i = 1, #ray do
            local target = cell[ray[i]]
            if target == 0 then found(from, ray[i])
            else
              if target < low or target > high then found(from, ray[i]) end
              break
            end
          end
        end
      end
    end
  end
end

local function can_castle(p, side, castle)
  local cell = p.cell
  if not rights(p, castle) or not empty(cell, castle[5]) then return false end
  for i = castle[1], castle[2], castle[2] > castle[1] and 1 or -1 do
    if attacked(cell, i, 3 - side) then return false end
  end
  return true
end

local function say_why(p, side)                                       -- for who asks why
  local cell = p.cell
  local base, low, high = side == 1 and 0 or 6, side == 1 and 1 or 7, side == 1 and 6 or 12
  for from = 1, 64 do
    if cell[from] >= low and cell[from] <= high then
      local kind = cell[from] - base
      if kind == PAWN then
        local to = from + ahead[side]
        if cell[to] ~= 0 then no("C2.3", from, to) end
        for _, hit in ipairs(pawn_hits[side][from]) do if cell[hit] == 0 then no("C2.4", from, hit) end end
      elseif kind == KNIGHT or kind == KING then
        for _, to in ipairs(kind == KNIGHT and knights[from] or kings[from]) do
          if cell[to] >= low and cell[to] <= high then no("C2.8", from, to) end
        end
      else
        for _, way in ipairs(slides[kind]) do
          local blocked = false
          for _, to in ipairs(rays[from][way]) do
            if blocked then no("C2.1", from, to)
            elseif cell[to] ~= 0 then
              blocked = true
              if cell[to] >= low and cell[to] <= high then no("C2.8", from, to) end
            end
          end
        end
      end
    end
  end
  for _, castle in ipairs(castles[side]) do
    if cell[castle[1]] == base + KING and not can_castle(p, side, castle) then
      no(rights(p, castle) and empty(cell, castle[5]) and "C3.2" or "C3.1", castle[1], castle[2])
    end
  end
end

function moves(p, seat, add)
  local king = king_of(p.cell, seat)
  local pawn, far = seat == 1 and PAWN or PAWN + 6, last_row[seat]
  each(p, seat, function(from, to)
    if not safe(p, seat, from, to, king) then no("C4.1", from, to)    -- C4.1
    elseif p.cell[from] == pawn and row[to] == far then
      for i = 1, 4 do add(from, to, choices[i]) end                   -- C2.6
    else add(from, to) end
  end)
  for _, castle in ipairs(castles[seat]) do
    if can_castle(p, seat, castle) then add(castle[1], castle[2]) end -- C3.1, C3.2
  end
  if asked() then say_why(p, seat) end
end

local function can_move(p, side)
  local king, any = king_of(p.cell, side), false
  each(p, side, function(from, to) any = any or safe(p, side, from, to, king) end)
  return any                                                          -- who can castle can move the king alone
end

-- Kings with at most one knight, or with bishops that all stand on fields of one colour.
local function dead(cell)
  local knight_count, bishops = 0, {}
  for f = 1, 64 do
    local kind = cell[f]
    if kind ~= 0 then
      kind = (kind - 1) % 6 + 1
      if kind == PAWN or kind == ROOK or kind == QUEEN then return false end
      if kind == KNIGHT then knight_count = knight_count + 1 end
      if kind == BISHOP then bishops[(row[f] + column[f]) % 2 + 1] = true end
    end
  end
  if knight_count > 0 then return knight_count == 1 and not bishops[1] and not bishops[2] end
  return not (bishops[1] and bishops[2])
end

-- Whether the side on turn can go on, and what it is if not.
local function judge(p)
  local side = p.turn
  if not can_move(p, side) then
    if attacked(p.cell, king_of(p.cell, side), 3 - side) then
      uses("C4.2")
      return win(p, 3 - side, "checkmate")
    end
    uses("C5.1")
    return draw(p, "stalemate")
  end
  if dead(p.cell) then uses("C5.4") return draw(p, "material") end
  if p.half >= 2 * fifty then uses("C5.3") draw(p, "fifty_moves") end
end

-- The pieces as after a move.
local function shift(p, seat, from, to, promotion)
  local cell, base = p.cell, seat == 1 and 0 or 6
  local kind = cell[from] - base
  local takes = cell[to] ~= 0
  if kind == PAWN and to == p.ep and column[from] ~= column[to] then
    cell[to - ahead[seat]], takes = 0, true
    uses("C2.5")
  end
  cell[to], cell[from] = promotion and base + promotions[promotion] or cell[from], 0
  if kind == KING and math.abs(to - from) == 2 then
    local castle = castles[seat][to > from and 1 or 2]
    cell[castle[3]], cell[(from + to) // 2] = 0, base + ROOK
    uses("C3.1")
  end
  return kind, takes
end

function play(p, seat, from, to, promotion)
  local kind, takes = shift(p, seat, from, to, promotion)
  if kind == KNIGHT then uses("C2.2") elseif slides[kind] then uses("C2.1") elseif kind == KING then uses("C2.7")
  else uses(takes and "C2.4" or "C2.3") end
  if takes then uses("C2.8") end
  if promotion then uses("C2.6") end
  p.castling = p.castling & keeps[from] & keeps[to]
  p.ep = kind == PAWN and math.abs(to - from) == 16 and (from + to) // 2 or 0
  p.half = (kind == PAWN or takes) and 0 or p.half + 1
  if seat == 2 and p.full[1] * 256 + p.full[2] < 65535 then
    p.full[2] = p.full[2] + 1
    if p.full[2] == 256 then p.full[1], p.full[2] = p.full[1] + 1, 0 end
  end
  p.turn, p.side = 3 - seat, 3 - seat
  judge(p)
end

-- What a repetition doesn't look at: counts, and a pawn that could be taken en passant if anything could take it.
function compare(p)
  p.half, p.full[1], p.full[2] = 0, 0, 0
  if p.ep == 0 or p.turn == 0 then return end
  local king, pawn = king_of(p.cell, p.turn), p.turn == 1 and PAWN or PAWN + 6
  for _, from in ipairs(pawn_from[p.turn][p.ep]) do
    if p.cell[from] == pawn and safe(p, p.turn, from, p.ep, king) then return end
  end
  p.ep = 0
end

-- As players write it: Nf3, exd5, O-O, e8=Q+.
function move_text(p, seat, from, to, promotion)
  local cell, base = p.cell, seat == 1 and 0 or 6
  local kind = cell[from] - base
  local text
  if kind == KING and math.abs(to - from) == 2 then text = to > from and "O-O" or "O-O-O"
  else
    local takes = cell[to] ~= 0 or kind == PAWN and column[from] ~= column[to]
    text = letters[kind]
    if kind == PAWN then
      if takes then text = board.name[from]:sub(1, 1) end
    elseif kind ~= KING then
      local king = king_of(cell, seat)
      local others, same_column, same_row = false, false, false
      local function look(f)
        if f ~= from and cell[f] == base + kind and safe(p, seat, f, to, king) then
          others = true
          same_column = same_column or column[f] == column[from]
          same_row = same_row or row[f] == row[from]
        end
      end
      if kind == KNIGHT then for _, f in ipairs(knights[to]) do look(f) end
      else
        for _, way in ipairs(slides[kind]) do
          for _, f in ipairs(rays[to][way]) do
            if cell[f] ~= 0 then look(f) break end
          end
        end
      end
      local name = board.name[from]
      if others then text = text .. (not same_column and name:sub(1, 1) or not same_row and name:sub(2) or name) end
    end
    text = text .. (takes and "x" or "") .. board.name[to]
    if promotion then text = text .. "=" .. letters[promotions[promotion]] end
  end
  -- Played for a moment, to see whether it gives check.
  local kept, ep = { table.unpack(cell) }, p.ep
  shift(p, seat, from, to, promotion)
  p.ep = kind == PAWN and math.abs(to - from) == 16 and (from + to) // 2 or 0
  if attacked(cell, king_of(cell, 3 - seat), seat) then
    text = text .. (can_move(p, 3 - seat) and "+" or "#")
  end
  for f = 1, 64 do cell[f] = kept[f] end
  p.ep = ep
  return text
end

-- As machines write it: e2e4, e7e8q. It is read as well.
function move_code(p, seat, from, to, promotion)
  local code = board.name[from] .. board.name[to]
  return promotion and code .. letters[promotions[promotion]]:lower() or code
end

-- Positions are written as FEN.
function position_text(p)
  local rows = {}
  for r = 8, 1, -1 do
    local text, gap = "", 0
    for f = r * 8 - 7, r * 8 do
      if p.cell[f] == 0 then gap = gap + 1
      else
        text = text .. (gap > 0 and gap or "") .. sign_of[p.cell[f]]
        gap = 0
      end
    end
    rows[9 - r] = text .. (gap > 0 and gap or "")
  end
  local castling = ""
  for i, letter in ipairs { "K", "Q", "k", "q" } do
    if (p.castling >> (i - 1)) & 1 ~= 0 then castling = castling .. letter end
  end
  return table.concat(rows, "/") .. " " .. (p.side == 1 and "w" or "b") .. " " .. (castling == "" and "-" or castling)
    .. " " .. (p.ep == 0 and "-" or board.name[p.ep]) .. " " .. p.half .. " " .. p.full[1] * 256 + p.full[2]
end

local function parts(text, separator)
  local list, from = {}, 1
  for i = 1, #text + 1 do
    if i > #text or text:sub(i, i) == separator then
      list[#list + 1] = text:sub(from, i - 1)
      from = i + 1
    end
  end
  return list
end

local function number(text, most)
  if #text == 0 or #text > 5 then return nil end
  for i = 1, #text do
    local digit = text:byte(i)
    if digit < 48 or digit > 57 then return nil end
  end
  local value = tonumber(text)
  return value <= most and value or nil
end

local function read_board(p, text)
  local rows = parts(text, "/")
  if #rows ~= 8 then return "a FEN has eight rows, parted by /" end
  for i, line in ipairs(rows) do
    local r, c = 9 - i, 1
    for j = 1, #line do
      local sign = line:sub(j, j)
      local gap = number(sign, 8)
      if signs[sign] and c <= 8 then
        p.cell[(r - 1) * 8 + c] = signs[sign]
        c = c + 1
      elseif gap and gap > 0 then c = c + gap
      elseif not gap and not signs[sign] then return "row " .. r .. " has a letter that is no piece's"
      else return "row " .. r .. " isn't eight fields long" end
    end
    if c ~= 9 then return "row " .. r .. " isn't eight fields long" end
  end
end

local function wrong_pieces(p)
  local count, pawns, king_count = { 0, 0 }, { 0, 0 }, { 0, 0 }
  for f = 1, 64 do
    local kind = p.cell[f]
    if kind ~= 0 then
      local s = kind > 6 and 2 or 1
      kind = (kind - 1) % 6 + 1
      count[s] = count[s] + 1
      if kind == KING then king_count[s] = king_count[s] + 1 end
      if kind == PAWN then
        pawns[s] = pawns[s] + 1
        if row[f] == 1 or row[f] == 8 then return "a pawn can't stand on " .. board.name[f] end
      end
    end
  end
  for s, name in ipairs { "White", "Black" } do
    if king_count[s] ~= 1 then return name .. " has one king, not " .. king_count[s] end
    if pawns[s] > 8 or count[s] > 16 then return name .. " has too many pieces" end
  end
end

-- Programs that play Chess960 name the rooks' columns instead: H and A are K and Q of chess.
local castling_letters = { K = 1, Q = 2, k = 4, q = 8, H = 1, A = 2, h = 4, a = 8 }
local only_chess = "; positions of Chess960 are for another game"

local function read_castling(p, text)
  if text == "-" then return end
  for i = 1, #text do
    local letter = text:sub(i, i)
    local bit = castling_letters[letter]
    local column = letter:lower():byte(1)
    if not bit and column >= 98 and column <= 103 then -- b to g
      return "castling with a rook that began on column " .. letter:lower() .. only_chess
    end
    if not bit or bit <= p.castling then return "the rights to castle are some of KQkq in this order, or -" end
    p.castling = p.castling | bit
  end
  for s = 1, 2 do
    for _, castle in ipairs(castles[s]) do
      local base = s == 1 and 0 or 6
      if rights(p, castle) and (p.cell[castle[1]] ~= base + KING or p.cell[castle[3]] ~= base + ROOK) then
        return "who may castle has king and rook where they began" .. only_chess
      end
    end
  end
end

local function read_passed(p, text)
  if text == "-" then return end
  for f = 1, 64 do if board.name[f] == text then p.ep = f end end
  local other = 3 - p.turn
  local pawn = other == 1 and PAWN or PAWN + 6
  if p.ep == 0 or row[p.ep] ~= (other == 1 and 3 or 6) then return "no pawn can have passed this field" end
  local stands, began = p.ep + ahead[other], p.ep - ahead[other]
  if p.cell[stands] ~= pawn or p.cell[p.ep] ~= 0 or p.cell[began] ~= 0 then return "no pawn has passed " .. text end
end

function read_text(p, text)
  local words = parts(text, " ")
  if #words ~= 6 then return "a FEN has six parts: board, side, castling, en passant and two counts" end
  local wrong = read_board(p, words[1]) or wrong_pieces(p)
  if wrong then return wrong end
  if words[2] ~= "w" and words[2] ~= "b" then return "w or b is on turn" end
  p.turn = words[2] == "w" and 1 or 2
  p.side = p.turn
  wrong = read_castling(p, words[3]) or read_passed(p, words[4])
  if wrong then return wrong end
  local half, full = number(words[5], 150), number(words[6], 65535)
  if not half or not full then return "the counts are whole numbers, up to 150 and 65535" end
  p.half, p.full[1], p.full[2] = half, full // 256, full % 256
  if attacked(p.cell, king_of(p.cell, 3 - p.turn), p.turn) then return "who isn't on turn is in check" end
  judge(p)
end

-- Pieces and where they stand well, in hundredths of a pawn; the scale to Elo points is about the same.
local worth = { 100, 320, 330, 500, 900, 0 }
local pawn_row = { 0, 0, 4, 8, 20, 40, 80, 0 }

local function place(kind, c, r, ending)                              -- as White sees it
  local centre = 7 - math.abs(2 * c - 9) // 2 - math.abs(2 * r - 9) // 2 -- 1 in a corner to 7 in the middle
  if kind == PAWN then return pawn_row[r] + ((c == 4 or c == 5) and (r == 4 or r == 5) and 15 or 0) end
  if kind == KNIGHT then return 8 * centre - 30 end
  if kind == BISHOP then return 4 * centre - 12 - (r == 1 and 8 or 0) end
  if kind == ROOK then return (r == 7 and 20 or 0) + ((c == 4 or c == 5) and 5 or 0) end
  if kind == QUEEN then return 2 * centre - 8 end
  if ending then return 8 * centre - 20 end
  return (r == 1 and (c <= 3 or c >= 7) and 25 or 0) - 15 * (r - 1)
end
local middle, last = {}, {}
for kind = 1, 12 do
  middle[kind], last[kind] = {}, {}
  local plain = (kind - 1) % 6 + 1
  for f = 1, 64 do
    local r = kind > 6 and 9 - row[f] or row[f]
    middle[kind][f] = worth[plain] + place(plain, column[f], r, false)
    last[kind][f] = worth[plain] + place(plain, column[f], r, true)
  end
end

function evaluate(p, seat)
  local cell, heavy = p.cell, 0
  local early, late = 0, 0
  for f = 1, 64 do
    local kind = cell[f]
    if kind ~= 0 then
      if kind <= 6 then
        early, late = early + middle[kind][f], late + last[kind][f]
        heavy = heavy + (kind > PAWN and worth[kind] or 0)
      else
        early, late = early - middle[kind][f], late - last[kind][f]
        heavy = heavy + (kind > PAWN + 6 and worth[kind - 6] or 0)
      end
    end
  end
  heavy = math.min(heavy, 6000)
  local value = (early * heavy + late * (6000 - heavy)) // 6000
  value = value + (p.side == 1 and 10 or -10)
  return seat == 1 and value or -value
end
