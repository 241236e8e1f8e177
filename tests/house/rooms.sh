#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The rooms of the framework from the bottom up, each with the rooms it may include from. Nobody includes from a room
# above; `room!` is a circle that is still to be opened, and no other may come.
source "$(dirname "$0")/common.sh"

rooms='
text:
board:
search:
log: text catalogue!
catalogue: text log search clock! record!
clock: text catalogue
record: text board catalogue match!
scoring: text catalogue
match: text log board catalogue clock record scoring
lesson: text board catalogue match
workshop: text catalogue match
players: text log search catalogue clock match
side_by_side: text board catalogue record
statistics: text board search catalogue record match players side_by_side
store: text match scoring
table: text log catalogue clock record scoring match players store
referee: search match players table
link: text board catalogue clock record scoring match players store table
tournament: text clock scoring match
papers: text board catalogue tournament
planning: text statistics tournament
evening: text catalogue clock match scoring store table tournament papers planning
'

{
  awk -F: 'NF == 2 {
      count = split($2, others, " ")
      for (i = 1; i <= count; ++i)
        if (!(others[i] in below) && others[i] !~ /!$/)
          printf "tests/house/rooms.sh: %s stands below %s\n", $1, others[i]
      below[$1] = 1
    }' <<<"$rooms"
  code framework | while IFS= read -r file; do
    awk -v file="$file" -v rooms="$rooms" '
      BEGIN {
        split(file, part, "/")
        from = part[2]
        lines = split(rooms, line, "\n")
        for (i = 1; i <= lines; ++i)
          if (split(line[i], room, ":") == 2) { gsub(/!/, "", room[2]); may[room[1]] = " " room[1] room[2] " " }
        if (!(from in may)) printf "%s: the room %s is not in the list of tests/house/rooms.sh\n", file, from
      }
      match($0, /^[ \t]*#[ \t]*include[ \t]*"framework\/[a-z_]+\//) {
        split(substr($0, RSTART, RLENGTH), name, "/")
        if (from in may && index(may[from], " " name[2] " ") == 0)
          printf "%s:%d: %s may not include from framework/%s\n", file, FNR, from, name[2]
      }' "$file"
  done
} | verdict
