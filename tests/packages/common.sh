# SPDX-License-Identifier: GPL-3.0-or-later
# What both tests of installed programs ask them. Sourced. What runs a program is run_installed, which each defines.
# shellcheck shell=bash

fail() {
  echo "FAILED: $1" >&2
  exit 1
}

expect() {  # a word that a text must have, the text
  [[ $2 == *"$1"* ]] || fail "expected '$1' in: ${2:0:2000}"
}

# A game of the catalogue with one word for each of the two ways to make one.
plays_one_of_each() {
  local listed
  listed=$(run_installed boardwright list)
  expect "militakiri/single" "$listed"  # a plugin
  expect "breakthrough/standard" "$listed"  # a script
  expect "Result:" "$(run_installed boardwright play militakiri --seed 7 </dev/null)"
  expect "Result:" "$(run_installed boardwright play breakthrough --seed 7 </dev/null)"
  local seen
  seen=$(run_installed boardwright play breakthrough --seat white=human <<<"a2-a3")
  expect "3 w . . . . . . ." "$seen"
  # Texts in other languages are files beside the program; English is in it.
  expect "Geen regel staat dit toe" "$(run_installed boardwright --lang nl play breakthrough --seat white=human <<<"a2-h8")"
}

page_of() {  # port, path: what the server on this machine answers
  exec {connection}<>"/dev/tcp/127.0.0.1/$1"
  printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$2" "$1" >&"$connection"
  tr -d '\0' <&"$connection"
  exec {connection}>&-
}

# The server on loopback, on a port that is free, until its input ends; its options follow the folder for what it says.
serve_page() {
  local told=$1/serving.json port='' tries input server page script
  shift
  exec {input}> >(run_installed boardwright-server --bind 127.0.0.1 --port 0 --status "$@" >"$told" 2>"$told.errors")
  server=$!
  for ((tries = 0; tries < 300; tries++)); do
    port=$(sed -nE '1s/.*"port":([0-9]+).*/\1/p' "$told" 2>/dev/null) || true
    [[ $port ]] && break
    kill -0 "$server" 2>/dev/null || fail "the server ended: $(cat "$told" "$told.errors")"
    sleep 0.1
  done
  [[ $port ]] || fail "the server doesn't say its port: $(<"$told")"
  page=$(page_of "$port" /)
  expect "200 OK" "$page"
  expect "app.js" "$page"
  # Two browsers, one after the other, read the page's program.
  for _ in 1 2; do
    script=$(page_of "$port" /app.js)
    expect "200 OK" "$script"
    ((${#script} > 20000)) || fail "the page's program is ${#script} bytes"
  done
  exec {input}>&-
  wait "$server" || fail "the server ended badly: $(cat "$told" "$told.errors")"
}

is_picture() {  # file
  [[ $(head -c 8 "$1" 2>/dev/null | od -An -tx1 | tr -d ' \n') == 89504e470d0a1a0a ]] || fail "no picture in $1"
  (($(stat -c %s "$1") > 10000)) || fail "an empty picture in $1"
}
