// SPDX-License-Identifier: GPL-3.0-or-later
//
// Signs on buttons, drawn here: letters for them are missing from many phones. 24 by 24, in the colour of the words.

const kPaths = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  draw: 'M5 19L19 5M6.500 4.500v7M4.500 6l2-1.500M14 15a2.500 2.500 0 0 1 5 0c0 2-5 3-5 5h5',
  take_back: 'M9 6l-5 4 5 4M4 10h10a5 5 0 0 1 0 10h-3',
  pause: 'M8 5v14M16 5v14',
  resume: 'M7 5l11 7-11 7z',
  resign: 'M6 21V4M6 5h12l-3 4 3 4H6',
  turn: 'M8 4v15M8 4L4 8M8 4l4 4M16 20V5M16 20l-4-4M16 20l4-4'
} as const;

const kFilled: readonly string[] = ['first', 'previous', 'next', 'last', 'resume'];

export function Icon({ name }: { name: keyof typeof kPaths }) {
  return (
    <svg
      class={'icon' + (kFilled.includes(name) ? ' filled' : '')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={kPaths[name]} />
    </svg>
  );
}
