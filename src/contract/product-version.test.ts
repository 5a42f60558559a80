import { expect, test } from 'vitest';
import packed from '../../package.json' with { type: 'json' };
import { productVersion } from './product-version.ts';

test('matches the version in package.json', () => {
  expect(productVersion).toBe(packed.version);
});
