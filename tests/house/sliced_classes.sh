#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A class stands in its header and in one source; more sources are slices of it, and what it does should be several things
# with names. Two of one name in different namespaces are two.
source "$(dirname "$0")/common.sh"

# shellcheck disable=SC2016  # awk expands it
code framework plugins ui games ! -path 'plugins/template/files/*' | grep '\.cpp$' | xargs -d '\n' awk '
  FNR == 1 { space = "" }
  /^namespace [a-z_:]+ \{$/ && !space { space = $2; sub(/.*::/, "", space) }
  /^[A-Za-z_].*[A-Za-z0-9_>&*] ?[A-Z][A-Za-z0-9]*::~?[A-Za-z_]+[(]|^[A-Z][A-Za-z0-9]*::~?[A-Z][A-Za-z0-9]*[(]/ {
    line = $0
    sub(/[(].*/, "", line)
    sub(/::~?[A-Za-z_0-9]+$/, "", line)
    sub(/.*[^A-Za-z0-9_]/, "", line)
    folder = FILENAME; sub(/\/[^\/]*$/, "", folder)
    if (line ~ /^[A-Z]/) print folder "/" space "::" line, FILENAME
  }' | sort -u | awk '
  { files[$1]++; list[$1] = list[$1] " " $2 }
  END {
    for (one in files) {
      if (files[one] < 2) continue
      name = one; sub(/.*::/, "", name)
      printf "%s: %s stands in %d sources:%s\n", substr(list[one], 2, index(substr(list[one], 2) " ", " ") - 1), name, files[one], list[one]
    }
  }' | sort | verdict
