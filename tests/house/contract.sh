#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Whatever the contract holds is written down in tests/contract, where it can't change by accident: every struct with its
# members, every constant, every name.
source "$(dirname "$0")/common.sh"

stated=$(files tests/contract -name '*.cpp' | xargs -r cat)

names() {  # header: each struct with each of its members as `struct, member`, each constant
  perl -0pe 's{/\*.*?\*/}{}gs' "$1" | awk '
    /^#define BW_[A-Z0-9_]+ / && $2 !~ /_H$/ { print $2 }
    /^enum / { inside = 1 }
    inside && match($0, /BW_[A-Z0-9_]+/) { n = split($0, parts, ","); for (i = 1; i <= n; ++i)
      if (match(parts[i], /BW_[A-Z0-9_]+/)) print substr(parts[i], RSTART, RLENGTH) }
    inside && /}/ { inside = 0 }
    /^(typedef )?struct bw_[a-z0-9_]+ \{/ { match($0, /bw_[a-z0-9_]+/); of = substr($0, RSTART, RLENGTH); print of; next }
    of && /^}/ { of = "" }
    of && match($0, /\(\*[a-z0-9_]+\)\(/) { print of ", " substr($0, RSTART + 2, RLENGTH - 4); next }
    of && match($0, /[a-z0-9_]+(\[[A-Z0-9_]+\])?;/) && !/\)/ { name = substr($0, RSTART, RLENGTH)
      sub(/[;\[].*/, "", name); print of ", " name }
  '
}

while read -r header; do
  while read -r name; do
    [[ $name == BW_ABI_MINOR ]] && continue
    grep -qF "($name," <<<"$stated" || grep -qwF "$name ==" <<<"$stated" ||
      echo "$header: $name is not written down in tests/contract, where the contract is frozen"
  done < <(names "$header")
done < <(files plugins/abi -name '*.h') | sort | verdict
