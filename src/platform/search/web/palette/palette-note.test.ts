import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaletteNote } from './palette-note.tsx';

const found = { groups: [], corrections: [], isLate: false, isOffline: false, hasFailed: false, tryAgain: () => undefined };
const note = (over: number) => renderToStaticMarkup(createElement(PaletteNote, { line: 'oak', over, found, count: 0, isSearched: true }));

test('reports how much of a query is too long to search for instead of the results', () => {
  expect(note(3)).toContain('ui.characters.over');
  expect(note(3)).not.toContain('common.nothingFound');
  expect(note(0)).toContain('common.nothingFound');
  expect(note(0)).not.toContain('ui.characters.over');
});
