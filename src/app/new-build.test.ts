import { expect, test } from 'vitest';
import { scriptNamedIn } from './new-build.ts';

test('identifies a build by the main script of its page', () => {
  const page = '<head><script nonce="x">boot()</script><script type="module" crossorigin src="/assets/index-A1.js"></script></head>';
  expect(scriptNamedIn(page)).toBe('/assets/index-A1.js');
  expect(scriptNamedIn('<h1>Sign in to the Wi-Fi</h1>')).toBeUndefined();
});
