#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Figures of how the tree is cut, for whoever wants to compare them with last month's: no check, nothing fails.
#   bash tests/house/figures.sh . [names]     names: also which files and classes they are
here=$(cd "$(dirname "$0")" && pwd)
source "$(dirname "$0")/common.sh"
names=${2:-}

# What the program is made of; data that is written as code (tables of weights) and tests are not looked at.
sources() { code framework plugins ui games ! -path 'plugins/template/files/*' ! -name '*weights*' ! -name 'network_*'; }

sources | xargs -d '\n' wc -l | grep -v ' total$' | sort -n | awk -v names="$names" '
  { lines[NR] = $1; name[NR] = $2; sum += $1 }
  END {
    printf "files: %d, of %d lines; median %d, one in a hundred over %d, longest %d (%s)\n", NR, sum,
           lines[int((NR + 1) / 2)], lines[int(NR * 0.99)], lines[NR], name[NR]
    if (names) for (i = NR; i > 0 && lines[i] > 400; --i) printf "  %d %s\n", lines[i], name[i]
  }'

# A function begins with a line that ends its head with `{` and ends with a `}` that stands as far in as its head.
# shellcheck disable=SC2016  # awk expands it
sources | xargs -d '\n' awk -v names="$names" '
  FNR == 1 { open = 0; head = 0 }
  { match($0, /^ */); indent = RLENGTH }
  # The first line of what is said here: the one before ended something.
  { if (ended) { head = FNR; head_indent = indent }
    ended = $0 ~ /[;{}]$|^ *$|:$|^ *\/\/|^ *#/ }
  !open && /\{$/ && /\)|noexcept|override|const \{$/ {
    first = $0; sub(/^ */, "", first)
    if (first !~ /^(if|for|while|switch|else|do|catch|namespace|struct|class|enum|union|extern|\})/ && head_indent <= 2 &&
        !/= *\{$/ && !/\[.*\]\(.*\{$/) {
      open = 1; from = head ? head : FNR; at = head_indent
    }
    next
  }
  !open && /\) (const |noexcept |override |-> [^ ]+ )*\{.*\}$/ && indent <= 2 { ++count; next }
  open && /^ *\}/ && indent == at {
    ++count; length_of = FNR - from + 1
    if (length_of > 50) { ++long_ones; if (names) long_names = long_names sprintf("  %d %s:%d\n", length_of, FILENAME, from) }
    if (length_of > longest) { longest = length_of; where = FILENAME ":" from }
    open = 0
  }
  END {
    printf "functions: about %d; over 50 lines %d, %.1f in a thousand; longest %d (%s)\n%s", count, long_ones,
           1000 * long_ones / count, longest, where, long_names
  }'

printf 'classes in more than two files: %d\n' "$(bash "$here/sliced_classes.sh" . | wc -l || true)"
printf 'types with the same name: %d\n' "$(bash "$here/type_names.sh" . | wc -l || true)"

# Rooms that include from each other, by whatever way round.
circles() {  # folder of rooms
  code "$1" | xargs -d '\n' grep -HoE "#include \"$1/[a-z_]+/" | awk -v root="$1" '
    { split(substr($0, length(root) + 2), part, "/"); from = part[1]; to = $0; sub(/\/$/, "", to); sub(/.*\//, "", to)
      if (from != to && from !~ /\./) { edge[from, to] = 1; room[from]; room[to] } }
    END {
      for (k in room) for (i in room) for (j in room) if ((i, k) in edge && (k, j) in edge && i != j) edge[i, j] = 1
      for (i in room) {
        if (i in seen) continue
        circle = ""
        for (j in room) if ((i, j) in edge && (j, i) in edge) { circle = circle " " j; seen[j] }
        if (circle) { seen[i]; ++count; text = text sprintf(" (%s%s)", i, circle) }
      }
      printf "circles between rooms of %s: %d%s\n", root, count, text
    }'
}
circles framework
circles ui/desktop
