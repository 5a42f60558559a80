import { describe, expect, test } from 'vitest';
import { cleanRichText, textOfHtml } from './rich-text.ts';

describe('rich text from the editor', () => {
  test('keeps its markup', () => {
    const html =
      '<h2>Oak</h2><p>Nine <strong>days</strong> late, <a href="https://kiln.example/why">says</a> the kiln.</p><ol start="3"><li>ash</li></ol>';
    expect(cleanRichText(html, 'description')).toBe(html);
  });
  test('loses whatever runs, loads or covers the page', () => {
    const dangerous = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<p style="position:fixed;inset:0">x</p>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="//elsewhere.example">x</a>',
      '<iframe src="https://elsewhere.example"></iframe>',
      '<form action="/api/v1/logout"><button>x</button></form>',
    ];
    for (const html of dangerous) {
      expect(cleanRichText(html, 'description'), html).not.toMatch(/script|onerror|style|href|src|iframe|form|button/i);
    }
  });
  test('is rejected by field name when it has too much markup', () => {
    expect(() => cleanRichText('<b>'.repeat(5001), 'task.description')).toThrow(/task\.description/);
  });
});

test('converts HTML to one line of text, with spaces between blocks', () => {
  expect(textOfHtml('<p>Oak &amp; ash,</p><ul><li>nine</li><li>days</li></ul>a &lt;b&gt;<br>c')).toBe('Oak & ash, nine days a <b> c');
});
