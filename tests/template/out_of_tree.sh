#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What a designer does: installs Boardwright, moves it somewhere else, makes a new game far from this tree, builds it
# against the installed SDK, tests and plays it. Arguments: the build to install and the compiler.
set -euo pipefail
build=$1 compiler=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME=$scratch/cache LC_ALL=C.UTF-8
unset BOARDWRIGHT_GAMES

fail() {
  echo "FAILED: $1" >&2
  exit 1
}

expect() {  # a word that a text must have, the text
  [[ $2 == *"$1"* ]] || fail "expected '$1' in: $2"
}

quietly() {  # a command whose output matters only if it fails
  "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log"; fail "$*"; }
}

echo "install, and move what was installed"
quietly cmake --install "$build" --prefix "$scratch/first"
mv "$scratch/first" "$scratch/moved"
boardwright=$scratch/moved/bin/boardwright
cd "$scratch"
listed=$("$boardwright" list --json)
expect "$scratch/moved" "$listed"
[[ $listed != *"$build"* && $listed != *"$scratch/first"* ]] || fail "the moved program looks elsewhere: $listed"

echo "make a new game"
quietly "$boardwright" new my_game --id my_game
status=0
again=$("$boardwright" new my_game --id my_game 2>&1) || status=$?
[[ $status == 2 ]] || fail "making it twice should fail with 2, not $status"
expect "my_game: is there already" "$again"

echo "build and test it against the installed SDK"
quietly cmake -S my_game -B my_game/build -DCMAKE_PREFIX_PATH="$scratch/moved" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_CXX_FLAGS="-Wall -Wextra -Wconversion -Wshadow -Werror"
quietly cmake --build my_game/build
quietly ctest --test-dir my_game/build --output-on-failure --no-tests=error
expect "100% tests passed, 0 tests failed out of 3" "$(<log)"

echo "list, check and play it from where it was built"
export BOARDWRIGHT_GAMES=$scratch/my_game/build/games
expect "my_game" "$("$boardwright" list)"
expect "$scratch/my_game/build/games/my_game" "$("$boardwright" list --json)"
quietly "$boardwright" check my_game --seconds 2
expect "13800" "$("$boardwright" perft my_game --depth 3)"
expect "Result:" "$("$boardwright" play my_game </dev/null)"
unset BOARDWRIGHT_GAMES

echo "install it beside the others"
quietly cmake --install my_game/build --prefix "$scratch/moved"
rm -r my_game
expect "$scratch/moved" "$("$boardwright" list --json | grep my_game)"
expect "13800" "$("$boardwright" perft my_game --depth 3)"
