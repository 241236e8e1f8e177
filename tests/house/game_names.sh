#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A new game is a new folder and nothing else: nothing that games share names one of them.
source "$(dirname "$0")/common.sh"

for game in games/*/; do
  id=$(basename "$game")
  files framework plugins ui config ! -path 'plugins/template/*' ! -name '*.md' |
    { xargs -d "\n" -r grep -HnIiwE -- "${id//_/[ _-]?}" || true; } | sed "s/^/names the game $id: /"
done | verdict
