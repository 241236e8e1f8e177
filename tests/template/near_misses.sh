#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Optional functions that miss by a little are refused by the compiler. Arguments: the tree and the compiler.
set -euo pipefail
tree=$1 compiler=$2 here=$(dirname "$0")
export LC_ALL=C.UTF-8

compile() {  # what is defined besides
  "$compiler" -std=c++20 -fsyntax-only -I "$tree/plugins/abi" -I "$tree/plugins/sdk" "$@" "$here/near_misses.cpp" 2>&1
}

compile >/dev/null || { echo "FAILED: the game without near misses doesn't compile"; compile; exit 1; }
said=$(compile -DNEAR_MISSES -fmax-errors=0 2>/dev/null || true)
[[ -n $said ]] || said=$(compile -DNEAR_MISSES -ferror-limit=0 || true)  # Clang's name for it
failed=0
while read -r member; do
  if [[ $said != *"$member() is there, but not as "* ]]; then
    echo "FAILED: $member() misses by a little, and the compiler says nothing of it"
    failed=1
  fi
done < <(sed -nE 's/^NEAR\(([A-Za-z_]+),.*/\1/p' "$here/near_misses.cpp")

# Every name that near_misses.hpp looks for has its near miss here.
while read -r member; do
  grep -q "^NEAR($member," "$here/near_misses.cpp" || { echo "FAILED: $member() has no near miss"; failed=1; }
done < <(sed -nE 's/^BOARDWRIGHT_NAMED\(([A-Za-z_]+)\);/\1/p' "$tree/plugins/sdk/boardwright/sdk/near_misses.hpp")
exit $failed
