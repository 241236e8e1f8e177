// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is asked of the server over plain http: who I am, the catalogue, boards, rules, coming in.
import type { Refused } from './messages';

async function answer<Answer>(response: Response): Promise<Answer> {
  const body = (await response.json().catch(() => null)) as (Answer & Record<string, unknown>) | null;
  if (response.ok && body) return body;
  const refused: Refused & { after?: number } = {
    code: (body && (body.refused as string)) || 'failed',
    sentence: (body && (body.sentence as string)) || response.statusText
  };
  throw refused;
}

export async function get<Answer>(path: string): Promise<Answer> {
  return answer<Answer>(await fetch(path, { credentials: 'same-origin' }));
}

export async function get_text(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok) throw { code: 'failed', sentence: response.statusText } as Refused;
  return response.text();
}

export async function post<Answer>(path: string, body: object, token: string): Promise<Answer> {
  return answer<Answer>(
    await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...(token ? { 'X-Boardwright-Token': token } : {}) },
      body: JSON.stringify(body)
    })
  );
}

export function in_language(path: string, language: string): string {
  return path + (path.includes('?') ? '&' : '?') + 'language=' + language;
}
