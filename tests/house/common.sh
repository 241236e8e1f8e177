# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What the house checks share. A check is a script that gets the root of a tree, prints one line for each fault
# and fails if there is any; run it alone with `bash tests/house/<check>.sh .`.
set -euo pipefail
shopt -s nullglob
cd "${1:?the root of the tree}"

files() {  # folders, then one find expression; paths without a leading ./
  local folders=()
  while (($#)) && [[ $1 != [-\(!]* ]]; do
    if [[ -e $1 ]]; then folders+=("$1"); fi
    shift
  done
  if ((${#folders[@]})); then find "${folders[@]}" -type f "$@" | sort; fi
}

code() { files "$@" \( -name '*.cpp' -o -name '*.hpp' -o -name '*.h' -o -name '*.c' \); }

verdict() {  # what a check has found, on standard input
  local faults
  faults=$(cat)
  [[ -z $faults ]] && return
  echo "$faults"
  return 1
}
