#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The rooms of the framework and those of the window, from the bottom up. Each says in a CMakeLists.txt which rooms it
# uses: one of the framework in its own, and framework/CMakeLists.txt has their order; one of the window in
# ui/desktop/CMakeLists.txt, in their order. Nobody includes from a room that it doesn't name, and nobody names a room
# above. What stands in ui/desktop itself is above all its rooms.
source "$(dirname "$0")/common.sh"

rooms_of() {  # the word that begins a room, a CMakeLists.txt; "room: what it uses" for each of them
  awk -v begins="$1" '
    { for (i = 1; i <= NF; ++i) {
        word = $i
        if (sub("^" begins "[(]", "", word)) { ++count; name[count] = word; inside = 1; within = 0; continue }
        if (!inside) continue
        last = sub(/[)].*$/, "", word)
        if (word == "USES") within = 1
        else if (word ~ /^(LIBRARIES|SOURCES)$/) within = 0
        else if (within) uses[count] = uses[count] " " word
        if (last) inside = within = 0
      } }
    END { for (i = 1; i <= count; ++i) print name[i] ":" uses[i] }' "$2"
}

in_order() {  # rooms from the bottom up, where each is described (* for its name)
  awk -F: -v at="$2" '{
      where = at
      sub(/[*]/, $1, where)
      count = split($2, others, " ")
      for (i = 1; i <= count; ++i)
        if (!(others[i] in below)) printf "%s: %s stands below %s, which it uses\n", where, $1, others[i]
      below[$1] = 1
    }' <<<"$1"
}

keep_to() {  # the folder of the rooms, the rooms, where they are named
  code "$1" | while IFS= read -r file; do
    awk -v file="$file" -v root="$1/" -v rooms="$2" -v named="$3" '
      BEGIN {
        parts = split(substr(file, length(root) + 1), part, "/")
        from = parts > 1 ? part[1] : ""
        lines = split(rooms, line, "\n")
        for (i = 1; i <= lines; ++i)
          if (split(line[i], room, ":") == 2) may[room[1]] = " " room[1] room[2] " "
        if (from != "" && !(from in may)) printf "%s: the room %s is not in %s\n", file, from, named
      }
      from in may && match($0, "^[ \t]*#[ \t]*include[ \t]*\"" root) {
        to = substr($0, RSTART + RLENGTH)
        if (!sub(/\/.*/, "", to)) to = ""
        if (to == "") printf "%s:%d: %s may not include from %s itself\n", file, FNR, from, substr(root, 1, length(root) - 1)
        else if (index(may[from], " " to " ") == 0)
          printf "%s:%d: %s may not include from %s%s\n", file, FNR, from, root, to
      }' "$file"
  done
}

framework=$(sed -n 's/^add_subdirectory(\([a-z_]*\)).*/\1/p' framework/CMakeLists.txt | while IFS= read -r room; do
  rooms_of boardwright_room "framework/$room/CMakeLists.txt" | grep "^$room:" || echo "$room:"
done)
window=$(rooms_of desktop_room ui/desktop/CMakeLists.txt)

{
  in_order "$framework" 'framework/*/CMakeLists.txt'
  in_order "$window" ui/desktop/CMakeLists.txt
  keep_to framework "$framework" framework/CMakeLists.txt
  keep_to ui/desktop "$window" ui/desktop/CMakeLists.txt
} | verdict
