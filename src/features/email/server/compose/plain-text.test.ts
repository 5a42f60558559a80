import { expect, test } from 'vitest';
import { plainTextOf } from './plain-text.ts';

test.each([
  ['<p>One</p><p>Two<br>lines</p>', 'One\n\nTwo\nlines'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['<a href="https://x.example/">here</a>', 'here (https://x.example/)'],
  ['<a href="https://x.example/">https://x.example/</a>', 'https://x.example/'],
  ['1 &lt; 2 &amp;amp; 3', '1 < 2 &amp; 3'],
  ['<p>  a \n  b </p>', 'a b'],
])('%s', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});
