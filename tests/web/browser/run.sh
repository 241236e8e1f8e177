#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs browser tests in a network of their own, where the server has an address that isn't this machine's loopback: what
# came over plain http from elsewhere may do less (no crypto.randomUUID, no clipboard), as in a club.
set -euo pipefail

if [[ ${1:-} != --inside ]]; then
  command -v chromium >/dev/null || { echo "chromium is missing: ./dev test installs it, or apt-get install chromium" >&2; exit 1; }
  exec unshare --map-root-user --net -- "$0" --inside "$@" ||
    { echo "this machine lets nobody make a network of his own (unshare --net)" >&2; exit 1; }
fi
shift
ip link set lo up
ip address add 192.168.77.1/24 dev lo
export BOARDWRIGHT_TEST_ADDRESS=192.168.77.1
exec "$@"
