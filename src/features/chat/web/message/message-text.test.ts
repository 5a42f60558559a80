import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MentionNamesContext, MessageText } from './message-text.tsx';

const shown = (text: string) => renderToStaticMarkup(createElement(MessageText, { text }));

test('shows HTML as plain text', () => {
  const html = shown('<img src=x onerror=alert(1)> **<b>x</b>** `<i>`\n> <script>1</script>');
  for (const tag of ['<img', '<b>', '<i>', '<script']) expect(html).not.toContain(tag);
  expect(html).toContain('<strong>&lt;b&gt;x&lt;/b&gt;</strong>');
  expect(html).toContain('<blockquote>');
});

test('opens a link in a new tab without a referrer and shows where it leads', () => {
  expect(shown('[plan](https://a.example/p)')).toMatch(
    /<a href="https:\/\/a.example\/p" title="https:\/\/a.example\/p" target="_blank" rel="noopener/,
  );
});

test('highlights group members that are mentioned, the reader most', () => {
  const persons = [
    { id: 1, fullName: 'Maren Lindqvist' },
    { id: 3, fullName: 'Josephine' },
  ];
  const named = (text: string) =>
    renderToStaticMarkup(createElement(MentionNamesContext, { value: { persons, ownId: 1 } }, createElement(MessageText, { text })));
  expect(named('@josephine and @Maren Lindqvist: **@Josephine**, @Nobody, m@Josephine').match(/<bdi[^>]*>[^<]*<\/bdi>/g)).toEqual([
    expect.stringMatching(/<bdi class="[^"]*">@josephine<\/bdi>/),
    expect.stringMatching(/<bdi class="[^"]*" data-own="true">@Maren Lindqvist<\/bdi>/),
    expect.stringMatching(/>@Josephine<\/bdi>/),
  ]);
  expect(named('`@Josephine`')).not.toContain('<bdi');
  expect(shown('@Josephine')).not.toContain('<bdi');
});
