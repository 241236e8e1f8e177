#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The walks of docs/architecture.md name files that there are, functions that stand in them, and as many as is said.
source "$(dirname "$0")/common.sh"

map=docs/architecture.md
[[ -f $map ]] || exit 0

grep -oE '^[0-9]+\. `.*' "$map" | while IFS= read -r step; do
  # shellcheck disable=SC2016  # marks of Markdown
  mapfile -t words < <(grep -oE '`[^`]+`' <<<"$step" | tr -d '`')
  if [[ ! -f ${words[0]} ]]; then
    echo "$map: ${words[0]} isn't there: $step"
    continue
  fi
  for name in "${words[@]:1}"; do
    grep -qE "\b${name##*::}\(" "${words[0]}" || echo "$map: ${words[0]} has no $name: $step"
  done
done | verdict

awk -v map="$map" '
  /^### / { functions = 0; files = 0; split("", seen) }
  /^[0-9]+[.] `/ { n = split($0, part, "`"); functions += (n - 3) / 2; if (!seen[part[2]]++) ++files }
  /^[0-9]+ functions in [0-9]+ files[.]/ && ($1 != functions || $4 != files) {
    printf "%s:%d: says %d functions in %d files; there are %d in %d\n", map, NR, $1, $4, functions, files
  }' "$map" | verdict
