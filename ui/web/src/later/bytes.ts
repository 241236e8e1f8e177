// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes as letters, as the server and the browser's keys have them: base64url without padding.

export function bytes_of(base64url: string): Uint8Array<ArrayBuffer> {
  const text = window.atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function base64url_of(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return window.btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}
