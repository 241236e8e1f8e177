#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# No type's name stands twice in one namespace: the linker would take one of the two for both, without a word. Tests of
# one game against its slow rules are programs of their own and may share names.
source "$(dirname "$0")/common.sh"

# shellcheck disable=SC2016  # awk expands it
code framework plugins ui games tests/support tests/tuning ! -path 'plugins/template/files/*' | xargs -d '\n' -r awk '
  FNR == 1 { depth = 0 }
  /^(inline )?namespace .*\{$/ {
    space = $0
    sub(/^(inline )?namespace */, "", space)
    sub(/ *\{$/, "", space)
    spaces[++depth] = space
    next
  }
  /^\}  \/\/ namespace/ { --depth; next }
  /^(class|struct|union|enum|enum class) [A-Z][^;]*$/ || /^(class|struct|enum class) [A-Z][^;]* \{.*\};$/ {
    name = $0
    sub(/^(enum class|class|struct|union|enum) /, "", name)
    if (match(name, /^[A-Za-z0-9_]+(::|<)/)) next  # a class within another, a specialisation
    match(name, /^[A-Za-z0-9_]+/)
    where = ""
    for (i = 1; i <= depth; ++i) {
      if (spaces[i] == "") next  # a namespace without a name: one of each file
      where = where spaces[i] "::"
    }
    name = where substr(name, 1, RLENGTH)
    if (name in known) print FILENAME ":" FNR ": " name " stands in " known[name] " too"
    else known[name] = FILENAME ":" FNR
  }' | verdict
