#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Includes go only along the arrows: ui → framework → plugins/host → plugins/abi ← plugins/sdk ← games.
source "$(dirname "$0")/common.sh"

code framework games plugins ui | while IFS= read -r file; do
  awk -v file="$file" '
    function layer(path) {
      if (path ~ /^plugins\/abi\//) return "abi"
      if (path ~ /^plugins\/sdk\/boardwright\/pure\//) return "pure"
      if (path ~ /^plugins\/sdk\//) return "sdk"
      if (path ~ /^plugins\/(host|check|template|script)\//) { split(path, part, "/"); return part[2] }
      if (path ~ /^(framework|games|ui|tests)\//) { split(path, part, "/"); return part[1] }
      if (path ~ /^<boardwright\/abi/) return "abi"
      if (path ~ /^<boardwright\/pure\//) return "pure"
      if (path ~ /^<boardwright\//) return "sdk"
      if (path ~ /\.\.\//) return "outside"
      return ""  # a library, or a file in the same folder
    }
    BEGIN {
      may["abi"] = " abi "
      may["pure"] = " pure "
      may["sdk"] = may["games"] = " abi pure sdk "
      may["template"] = " abi pure sdk template "
      may["script"] = " abi pure sdk script "
      may["host"] = " abi pure host "
      may["framework"] = " abi pure host framework "
      may["check"] = " abi pure host framework check "
      may["ui"] = " abi pure host framework check template ui "
      from = layer(file)
    }
    match($0, /^[ \t]*#[ \t]*include[ \t]*["<][^">]*/) {
      name = substr($0, RSTART, RLENGTH)
      sub(/^[^"<]*/, "", name)
      sub(/^"/, "", name)
      to = layer(name)
      if (to != "" && index(may[from], " " to " ") == 0)
        printf "%s:%d: %s may not include %s\n", file, FNR, from, name
    }' "$file"
done | verdict
