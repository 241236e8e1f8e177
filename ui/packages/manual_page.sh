#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A manual page: what was written, with the options and commands that the program itself lists under --help in the place
# of a line @HELP@. Arguments: the program, the page as written, the version, the compressed page to make.
set -euo pipefail
program=$1 written=$2 version=$3 page=$4
trap 'rm -f "$page.part"' EXIT

list_help() {  # two spaces begin an entry, two more part its name from what it does; deeper lines go on with it
  local help
  help=$(LC_ALL=C.UTF-8 LANGUAGE='' "$program" --help)
  awk '
    function safe(text) {
      gsub(/\\/, "\\e", text)
      gsub(/-/, "\\-", text)
      return (text ~ /^[.\047]/ ? "\\\\&" : "") text
    }
    /^[A-Z][A-Za-z ]*:$/ { print ".SH " toupper(substr($0, 1, length($0) - 1)); listed = 1; next }
    !/^  / { next }
    /^  [^ ]/ {
      entry = substr($0, 3)
      at = match(entry, /  +/)
      print ".TP\n.B " safe(at ? substr(entry, 1, at - 1) : entry)
      if (at) print safe(substr(entry, at + RLENGTH))
      next
    }
    { sub(/^ +/, ""); print safe($0) }
    END { exit !listed }' <<<"$help" || { echo "$program --help lists nothing" >&2; return 1; }
}

while IFS= read -r line; do
  if [[ $line == @HELP@ ]]; then list_help; else printf '%s\n' "${line//@VERSION@/$version}"; fi
done <"$written" >"$page.part"
gzip -9n <"$page.part" >"$page"
