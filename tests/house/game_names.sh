#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A new game is a new folder and nothing else: nothing that games share names one of them.
source "$(dirname "$0")/common.sh"

for game in games/*/; do
  scripts=("$game"*.lua)
  if ((${#scripts[@]})); then continue; fi  # a folder of games in one file each: it is no game
  id=$(basename "$game")
  files framework plugins ui config ! -path 'plugins/template/*' ! -name '*.md' |
    { xargs -d "\n" -r grep -HnIiwE -- "${id//_/[ _-]?}" || true; } | sed "s/^/names the game $id: /"
done | verdict
