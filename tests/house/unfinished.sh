#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Nothing in the tree says that it is still to be done.
source "$(dirname "$0")/common.sh"

files dev .ci CMakeLists.txt README.md config docs framework games plugins tests ui |
  { xargs -d "\n" -r grep -HnIwE -- 'TO''DO|FIX''ME|X''XX' || true; } | verdict
