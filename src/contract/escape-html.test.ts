import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('escapes markup into text', () => {
  expect(escapeHtml(`<b title="x">Vale & 'Co'</b>`)).toBe('&lt;b title=&quot;x&quot;&gt;Vale &amp; &#39;Co&#39;&lt;/b&gt;');
});
