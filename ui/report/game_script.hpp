// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace boardwright::report {

/// Plays the page's games through. It reads nothing but the page, and writes texts as texts.
inline constexpr std::string_view kGameScript = R"js(
for (const game of document.querySelectorAll('.game')) {
  const data = JSON.parse(game.querySelector('script').textContent);
  const pieces = game.querySelector('.pieces'), slider = game.querySelector('input');
  const said = game.querySelector('output'), bar = game.querySelector('.controls');
  const record = game.querySelector('pre').textContent, names = data.seats;
  const show = ply => {
    const standing = new Map();
    for (let i = 0; i <= ply; ++i)
      for (const [field, kind] of data.pictures[i])
        kind === null ? standing.delete(field) : standing.set(field, kind);
    const fresh = new Set((ply === 0 ? [] : data.pictures[ply]).map(change => change[0]));
    pieces.replaceChildren();
    const add = (name, field, more) => {
      const node = document.createElementNS(pieces.namespaceURI, name);
      const [x, y] = data.fields[field];
      for (const [key, value] of Object.entries({x, y, width: 10, height: 10, ...more})) node.setAttribute(key, value);
      pieces.append(node);
    };
    for (const field of fresh) add('rect', field, {'class': 'last', rx: data.grid ? 0 : 5});
    for (const [field, kind] of standing) add('use', field, {href: data.symbols + kind});
    const move = ply === 0 ? null : data.moves[ply - 1];
    said.textContent = move === null ? data.start : ply + ' / ' + data.moves.length + ' · ' + (names[move[0]] ?? move[0]) + ': ' + move[1];
    slider.value = ply;
  };
  slider.max = data.moves.length;
  slider.addEventListener('input', () => show(Number(slider.value)));
  const step = {first: () => 0, back: now => Math.max(0, now - 1), on: now => Math.min(data.moves.length, now + 1), last: () => data.moves.length};
  for (const button of bar.querySelectorAll('button[data-step]'))
    button.addEventListener('click', () => show(step[button.dataset.step](Number(slider.value))));
  game.querySelector('button[data-save]').addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([record], {type: 'text/plain'}));
    link.download = data.file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
  for (const hidden of game.querySelectorAll('[hidden]')) hidden.hidden = false;
  show(0);
  addEventListener('beforeprint', () => show(data.moves.length));
}
)js";

}  // namespace boardwright::report
