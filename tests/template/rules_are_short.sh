#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The template's rules, without comments, blank lines and the two tables of texts, have at most 80 lines.
set -euo pipefail
lines=$(sed '/^constexpr \(ParameterSpec\|Text\) /,/^};/d' "$1/template_game.cpp" | grep -cvE '^\s*(//|$)')
echo "the template has $lines lines of rules"
((lines >= 40 && lines <= 80))
