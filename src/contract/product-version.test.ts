import { expect, test } from 'vitest';
import packed from '../../package.json' with { type: 'json' };
import { productVersion } from './product-version.ts';

test('is that of the package', () => {
  expect(productVersion).toBe(packed.version);
});
