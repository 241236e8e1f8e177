// SPDX-License-Identifier: GPL-3.0-or-later

/**
 * A UUID of version 7: what makes a command act once, however often it is sent. Made by hand, since
 * crypto.randomUUID isn't there on a page that came over plain http.
 */
export function new_id(now: number, random: (bytes: Uint8Array) => void): string {
  const bytes = new Uint8Array(16);
  random(bytes);
  let rest = now;
  for (let i = 5; i >= 0; --i) {
    bytes[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
