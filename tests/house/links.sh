#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The window's pages hold links to a game and what those say: whoever needs a position taken apart asks the room of the
# framework that owns it. So no page names the type. Further arguments are paths that are excused as well.
source "$(dirname "$0")/common.sh"

# What is excused, by the beginning of its path, and why.
excused='
ui/desktop/play/              answers what a link answers, of a game that is played here
ui/desktop/editor/            a position is what is made there
ui/desktop/compare/           sets of rules are what it is about, and one position is asked under each
ui/desktop/tools/twin_        the same, of two games
ui/desktop/by_hand.           hands one to the editor
ui/desktop/workshop/          rules are written there, and tried on a position that outlives them
'
mapfile -t free < <(awk 'NF { print $1 }' <<<"$excused")
free+=("${@:2}")

code ui/desktop | while IFS= read -r file; do
  for path in "${free[@]}"; do [[ $file == "$path"* ]] && continue 2; done
  awk -v file="$file" '{
    line = $0
    gsub(/"([^"\\]|\\.)*"/, "", line)  # a sentence may speak of one
    if (inside) { if (!sub(/.*\*\//, "", line)) next; inside = 0 }
    gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, "", line)
    sub(/\/\/.*/, "", line)
    if (sub(/\/\*.*/, "", line)) inside = 1
    if (line ~ /(^|[^A-Za-z0-9_])Position([^A-Za-z0-9_]|$)/) printf "%s:%d: names Position; a page holds links\n", file, FNR
  }' "$file"
done | verdict
