#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every numbered rule of tournaments is cited by a test, as in `// T5.7`. The rules themselves are no part of this tree:
# here are their numbers, chapter and last paragraph. Left out: T7 and T8, the systems of Dubov and Burstein, for which there
# is no independent program to compare with; nobody pairs by them here. So are the two entries of the register that are about
# them and about the Lim system, T22.6 and T22.9.
source "$(dirname "$0")/common.sh"

chapters='1:7 2:6 3:5 4:12 5:9 6:33 9:6 10:7 11:3 12:8 13:5 14:5 15:6 16:4 17:14 18:4 19:4 20:9 21:6 22:10 23:8'

rules() { for chapter in $chapters; do seq -f "T${chapter%:*}.%.0f" "${chapter#*:}"; done; }
cited() { files tests \( -name '*.cpp' -o -name '*.hpp' \) | xargs -d "\n" -r cat |
  grep -oE '\bT[0-9]+\.[0-9]+(-T?[0-9]+\.[0-9]+)?' |
  awk -F- 'NF == 1 { print; next }
    { sub(/^T/, "", $1); sub(/^T/, "", $2); split($1, from, "."); split($2, to, ".")
      if (from[1] == to[1]) for (i = from[2]; i <= to[2]; ++i) printf "T%d.%d\n", from[1], i }' | sort -u; }

comm -23 <(rules | sort) <(cited) | sed -E '/^(T22\.[69])?$/d; s|.*|no test cites &|' | verdict
