import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaletteNote } from './palette-note.tsx';

const found = { groups: [], corrections: [], isLate: false, isOffline: false, hasFailed: false, tryAgain: () => undefined };
const note = (over: number) => renderToStaticMarkup(createElement(PaletteNote, { line: 'oak', over, found, count: 0, isSearched: true }));

test('says how much of a line is too long to be searched for, and no more of the search', () => {
  expect(note(3)).toContain('ui.characters.over');
  expect(note(3)).not.toContain('common.nothingFound');
  expect(note(0)).toContain('common.nothingFound');
  expect(note(0)).not.toContain('ui.characters.over');
});
