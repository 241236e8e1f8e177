#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A game whose rules are told to players in a language of their own tells them in all four, with the same numbers in the
# same order, and every number is one of RULES.md.
source "$(dirname "$0")/common.sh"

numbers() { { grep -oE '^ *[-*] +(\*\*)?[A-Z][0-9]+(\.[0-9]+)+\b' "$1" || true; } | grep -oE '[A-Z][0-9.]+[0-9]'; }

for game in games/*/; do
  told=("${game}"RULES.??.md)
  ((${#told[@]})) || continue
  for language in en nl de fr; do
    text=${game}RULES.$language.md
    if [[ ! -f $text ]]; then
      echo "$text: is missing, while ${told[0]} is there"
      continue
    fi
    comm -23 <(numbers "$text" | sort) <(numbers "${game}RULES.md" | sort) | sed "s|.*|$text: RULES.md has no rule &|"
    [[ $(numbers "$text") == "$(numbers "${told[0]}")" ]] || echo "$text: tells other rules than ${told[0]}, or in another order"
  done
done | verdict
