#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What cmake --install makes stands alone: moved somewhere else it finds its games, texts, pictures, page and samples,
# and nothing in it names the folder that it was built in. Arguments: the project, the build to install.
set -euo pipefail
source "$(dirname "$0")/common.sh"
project=$1 build=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix=$scratch/moved
mkdir "$scratch/home"

run_installed() {  # nothing of this shell's, such as BOARDWRIGHT_GAMES, and from elsewhere
  local program=$1
  shift
  (cd / && exec env -i HOME="$scratch/home" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen "$prefix/bin/$program" "$@")
}

echo "install, and move what was installed"
DESTDIR=$scratch/first cmake --install "$build" --prefix /first_prefix >"$scratch/log" 2>&1 ||
  { cat "$scratch/log"; fail "cmake --install"; }
mv "$scratch/first/first_prefix" "$prefix"
named=$(grep -rlaF -e "$build" -e "$project" -e /first_prefix "$prefix" || true)
[[ -z $named ]] || fail "these name the folder of the project, of the build or of the first prefix: $named"
[[ ! -e $prefix/bin/boardwright-probe ]] || fail "what nobody calls by hand lies among the programs"

echo "list and play"
plays_one_of_each
expect "$prefix/lib/boardwright/games/" "$(run_installed boardwright list --json)"

echo "what is called like ours beside the prefix's own is somebody else's"
mkdir "$prefix/games"
cp -r "$prefix/lib/boardwright/games/shelf" "$prefix/games/"
[[ $(run_installed boardwright list 2>&1) != *"is hidden by"* ]] || fail "it reads games beside its prefix"

echo "make games"
run_installed boardwright new "$scratch/mine.lua" >"$scratch/log"
expect "mine" "$(run_installed boardwright play "$scratch/mine.lua" --record "$scratch/mine.bwrecord" </dev/null; cat "$scratch/mine.bwrecord")"
run_installed boardwright new "$scratch/my_game" --id my_game >"$scratch/log"
[[ -f $scratch/my_game/game.yaml ]] || fail "the template was not copied"

echo "open the page"
serve_page "$scratch" --store "$scratch/club.db"

if [[ -x $prefix/bin/boardwright-desktop ]]; then
  echo "open the window"
  run_installed boardwright-desktop --screenshot "$scratch/start.png"
  is_picture "$scratch/start.png"
  run_installed boardwright-desktop --screenshot "$scratch/record.png" "$scratch/mine.bwrecord" --games "$scratch"
  is_picture "$scratch/record.png"
fi

echo "manual pages say all that --help says"
for program in boardwright boardwright-server boardwright-desktop; do
  [[ -x $prefix/bin/$program ]] || continue
  page=$(gzip -dc "$prefix/share/man/man1/$program.1.gz" | sed 's/\\-/-/g')
  [[ $page != *@* ]] || fail "$program.1: something was not filled in"
  mapfile -t words < <(run_installed "$program" --help | sed -nE 's/^  (-[^ ]*|[a-z][a-z-]*)( .*)?$/\1/p')
  ((${#words[@]} > 5)) || fail "$program --help lists only ${words[*]}"
  for word in "${words[@]}"; do
    expect ".B ${word%%,*}" "$page"
  done
done

echo "bash completes what --help lists"
completed() {  # the words so far, the last one begun
  PATH=$prefix/bin:$PATH HOME=$scratch/home bash -c '
    source "$1"
    shift
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _boardwright
    printf "%s\n" "${COMPREPLY[@]}"' completion "$prefix/share/bash-completion/completions/boardwright" "$@"
}
listed=$(run_installed boardwright --help | sed -n '/^Subcommands:/,$s/^  \([a-z-]*\) .*/\1/p')
(($(wc -l <<<"$listed") > 15)) || fail "few commands: $listed"
[[ $(completed boardwright "") == "$listed" ]] || fail "completed: $(completed boardwright "")"
[[ $(completed boardwright tournament stand) == standings ]] || fail "tournament stand"
[[ $(completed boardwright play --se) == $'--set\n--seat\n--seed' ]] || fail "play --se: $(completed boardwright play --se)"
[[ $(completed boardwright play break) == breakthrough* ]] || fail "play break: $(completed boardwright play break)"
[[ $(completed boardwright-server --me) == --metrics ]] || fail "boardwright-server --me"
[[ -z $(completed boardwright nothing_such) ]] || fail "a word that is none was completed"

if command -v desktop-file-validate >/dev/null && [[ -d $prefix/share/applications ]]; then
  desktop-file-validate "$prefix/share/applications/boardwright.desktop" || fail "the desktop entry"
fi
echo "all is well"
