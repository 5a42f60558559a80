import { expect, test } from 'vitest';
import { reasonOfNothing } from './nothing-shown.ts';

const named = (...names: string[]) => names.map((fileName) => ({ fileName }));

test.each([
  ['', named(), 'nothing'],
  ['<p>&nbsp;</p><hr />', named('a.pdf'), 'nothing'],
  ['<img />', named(), 'nothing'],
  ['', named('smime.p7m'), 'smime'],
  ['', named('file', 'encrypted.asc'), 'pgp'],
  ['<p>Text</p>', named('smime.p7s', 'smime.p7m'), null],
  ['<p><img src="cid:a" /></p>', named(), null],
  ['Text', named(), null],
])('%s with %o: %s', (message, files, reason) => {
  expect(reasonOfNothing(message, files)).toBe(reason);
});
