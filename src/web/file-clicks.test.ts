import { expect, test } from 'vitest';
import { type ClickedLink, clickIntent } from './file-clicks.ts';

const address = '/api/v1/files/e1/7/a%20b.png?expires=1&signature=x';
const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

function wanted(link: Partial<ClickedLink>, click: Partial<typeof plain> = {}) {
  return clickIntent({ address, download: undefined, ...link }, { ...plain, ...click });
}

test('opens a file in a new tab, or downloads it when its link says so', () => {
  expect(wanted({})).toEqual({ do: 'open' });
  expect(wanted({ download: 'Plan.png' })).toEqual({ do: 'save', name: 'Plan.png' });
  expect(wanted({ address: `${address}&download=1` })).toEqual({ do: 'save', name: 'a b.png' });
  expect(wanted({ address: `${address}&download=1`, download: '' })).toEqual({ do: 'save', name: 'a b.png' });
});

test('modifier keys open a new tab, except for download-only files', () => {
  for (const click of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    expect(wanted({ download: 'Plan.png' }, click)).toEqual({ do: 'open' });
    expect(wanted({ address: `${address}&download=1`, download: 'Plan.png' }, click)).toEqual({ do: 'save', name: 'Plan.png' });
  }
  expect(wanted({}, { altKey: true })).toEqual({ do: 'save', name: 'a b.png' });
  expect(wanted({}, { button: 2 })).toBeUndefined();
});
