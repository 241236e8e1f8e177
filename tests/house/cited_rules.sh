#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every numbered rule in a game's RULES.md is cited by a test, as in `// L2.1`. A rule is a list item that begins
# with a letter and its number, in bold type or not.
source "$(dirname "$0")/common.sh"

cited() { files tests "games/$1" \( -path 'tests/*' -o -path '*/tests/*' \) \( -name '*.cpp' -o -name '*.hpp' \) |
  xargs -d "\n" -r cat | grep -oE '\b[A-Z][0-9]+(\.[0-9]+)+\b' | sort -u; }

for game in games/*/; do
  scripts=("$game"*.lua)
  if ((${#scripts[@]})); then continue; fi  # games in one file each: examples show every rule at work
  id=$(basename "$game")
  if [[ ! -f $game/RULES.md ]]; then
    echo "games/$id: has no RULES.md"
    continue
  fi
  rules=$(grep -oE '^ *[-*] +(\*\*)?[A-Z][0-9]+(\.[0-9]+)+\b' "$game/RULES.md" |
    grep -oE '[A-Z][0-9.]+[0-9]' | sort -u || true)
  [[ -n $rules ]] || echo "games/$id/RULES.md: no rule begins with a letter and a number, as in '- L2.1'"
  comm -23 <(echo "$rules") <(cited "$id") | sed "/^$/d; s|.*|games/$id/RULES.md: no test cites &|"
done | verdict
