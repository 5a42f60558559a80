import { expect, test } from 'vitest';
import { browserOf } from './browser-of.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox 131', 'Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome 140', 'Linux', false],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ...(['Edge 140', 'Windows', false] as const),
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ...(['Safari 18', 'iPhone', true] as const),
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    ...(['Chrome 140', 'Android', true] as const),
  ],
  ['curl/8.5.0', '', '', false],
  ['', '', '', false],
])('%s is %s on %s', (userAgent, browser, system, isPhone) => {
  expect(browserOf(userAgent)).toEqual({ browser, system, isPhone });
});
