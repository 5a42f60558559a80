import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkProblems, readDocuments } from '../scripts/links.mjs';

test('every link in the docs has an existing target', () => {
  expect(linkProblems(readDocuments(process.cwd()))).toEqual([]);
});

test('the index of decisions lists exactly the existing records', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const listed = [...index.matchAll(/^\| \[\d+\]\(([\w-]+\.md)\)/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(
    readdirSync('docs/decisions')
      .filter((name) => /^\d/.test(name))
      .toSorted(),
  );
});

test('requires the same four sections in every record', () => {
  const sections = ['## Context', '## Decision', '## Consequences', '## Alternatives considered'];
  const others = [...readDocuments(process.cwd())].filter(
    ([file, text]) => /^docs\/decisions\/\d/.test(file) && text.match(/^## .+/gm)?.join() !== sections.join(),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});

test('reports a missing file and a missing heading', () => {
  const documents = new Map([
    ['README.md', '[docs](docs/a.md) [gone](docs/gone.md) [web](https://site.example) `docs/lost.md` `[code](x.md)`'],
    ['docs/a.md', '# One & two\n[here](#one--two) [up](../README.md#none) [b](b.md)\n```\n[not read](c.md)\n```\n'],
  ]);
  expect(linkProblems(documents, (path) => documents.has(path))).toEqual([
    'README.md: there is no docs/lost.md',
    'README.md: docs/gone.md leads nowhere',
    'docs/a.md: ../README.md#none names no heading',
    'docs/a.md: b.md leads nowhere',
  ]);
});
