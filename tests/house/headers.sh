#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every header compiles alone, the contract's also as C. Further arguments: the C++ and the C compiler, and the headers
# to look at if not all. The window's headers need Qt's folders and are left to its own sources. A header that its own
# source file includes first is compiled alone there, and not once more here. All of them take minutes: ./dev lint
# --changed looks at those of a change, the night at all.
source "$(dirname "$0")/common.sh"
export CXX=${2:-c++} CC=${3:-cc}
if (($# > 3)); then
  headers() { printf '%s\n' "$@"; }
  set -- "${@:4}"
else
  headers() { files framework plugins ui/cli \( -name '*.hpp' -o -name '*.h' \); }
fi

compile() {  # header, compiler, its options
  local header=$1 output
  shift
  output=$(echo "#include \"$header\"" | "$@" -fsyntax-only -I. -Iplugins/abi -Iplugins/sdk -Wall -Wextra -Werror - 2>&1) ||
    echo "$header: does not compile alone: $(grep -m 1 error <<<"$output")"
}

proven_by_its_source() {
  local source=${1%.*}.cpp
  [[ -f $source && $(grep -m 1 '^#include' "$source") == "#include \"$1\"" ]]
}

check() {
  if proven_by_its_source "$1"; then return; fi
  compile "$1" "$CXX" -std=c++20 -DBOOST_DLL_USE_STD_FS -x c++
  if [[ $1 == plugins/abi/* ]]; then compile "$1" "$CC" -std=c11 -pedantic -x c; fi
}

export -f compile proven_by_its_source check
# shellcheck disable=SC2016  # the new shell expands it
headers "$@" | grep -v '^plugins/template/files/' |
  xargs -d '\n' -r -n 1 -P 2 bash -c 'check "$1"' check | sort | verdict
