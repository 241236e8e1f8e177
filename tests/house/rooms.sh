#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The rooms of the framework from the bottom up, as its CMakeLists.txt adds them; each says there which rooms it uses.
# Nobody includes from a room that it doesn't name, and nobody names a room above.
source "$(dirname "$0")/common.sh"

rooms=$(sed -n 's/^add_subdirectory(\([a-z_]*\)).*/\1/p' framework/CMakeLists.txt | while IFS= read -r room; do
  awk -v room="$room" '
    { for (i = 1; i <= NF; ++i) {
        word = $i
        if (sub(/^boardwright_room[(]/, "", word)) { mine = word == room; continue }
        last = sub(/[)].*$/, "", word)
        if (word ~ /^(LIBRARIES|SOURCES)$/) within = 0
        else if (within) uses = uses " " word
        if (mine && word == "USES") within = 1
        if (last) within = mine = 0
      } }
    END { print room ":" uses }' "framework/$room/CMakeLists.txt"
done)

{
  awk -F: 'NF == 2 {
      count = split($2, others, " ")
      for (i = 1; i <= count; ++i)
        if (!(others[i] in below))
          printf "framework/%s/CMakeLists.txt: %s stands below %s, which it uses\n", $1, $1, others[i]
      below[$1] = 1
    }' <<<"$rooms"
  code framework | while IFS= read -r file; do
    awk -v file="$file" -v rooms="$rooms" '
      BEGIN {
        split(file, part, "/")
        from = part[2]
        lines = split(rooms, line, "\n")
        for (i = 1; i <= lines; ++i)
          if (split(line[i], room, ":") == 2) may[room[1]] = " " room[1] room[2] " "
        if (!(from in may)) printf "%s: the room %s is not in framework/CMakeLists.txt\n", file, from
      }
      match($0, /^[ \t]*#[ \t]*include[ \t]*"framework\/[a-z_]+\//) {
        split(substr($0, RSTART, RLENGTH), name, "/")
        if (from in may && index(may[from], " " name[2] " ") == 0)
          printf "%s:%d: %s may not include from framework/%s\n", file, FNR, from, name[2]
      }' "$file"
  done
} | verdict
