import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LimitedInput, LimitedTextarea } from './limited-input.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

const onChange = () => undefined;

test.each([
  ['TextField', (value: string) => createElement(TextField, { label: 'Name', maxLength: 10, value, onChange })],
  ['TextareaField', (value: string) => createElement(TextareaField, { label: 'Text', maxLength: 10, value, onChange })],
  ['LimitedInput', (value: string) => createElement(LimitedInput, { maxLength: 10, value, onChange })],
  ['LimitedTextarea', (value: string) => createElement(LimitedTextarea, { maxLength: 10, value, onChange })],
  [
    'a field that keeps its text itself',
    (value: string) => createElement(TextField, { label: 'Name', maxLength: 10, defaultValue: value }),
  ],
])('%s keeps text over its limit, shows the count near it, and reports that it is too long', (_, field) => {
  const [short, near, over] = ['12345', '1234567890', '12345678901'].map((text) => renderToStaticMarkup(field(text)));
  for (const html of [short, near, over]) expect(html).not.toMatch(/maxlength/i);
  expect(short).not.toContain('ui.characters');
  expect(near).toContain('ui.characters.used');
  expect(near).not.toContain('aria-invalid');
  expect(over).toContain('12345678901');
  expect(over).toContain('aria-invalid="true"');
  expect(over).toContain('ui.characters.over');
});

/** Yields the opening tags of inputs and textareas with their attributes. */
function* openingTags(source: string): Generator<string> {
  for (const { index } of source.matchAll(/<(?:input|textarea)(?=[\s/>])/g)) {
    let depth = 0;
    let end = index;
    while (end < source.length && !(source[end] === '>' && depth === 0)) {
      if (source[end] === '{') depth += 1;
      if (source[end] === '}') depth -= 1;
      end += 1;
    }
    yield source.slice(index, end);
  }
}

test('no element has a maxlength by which the browser truncates text', () => {
  const cutting = globSync('src/**/*.tsx').flatMap((path) =>
    [...openingTags(readFileSync(path, 'utf8'))].filter((tag) => /\bmaxLength\b/.test(tag)).map((tag) => `${path}: ${tag.slice(0, 60)}`),
  );
  expect(cutting).toEqual([]);
});

/** Files that may truncate text, because it isn't user input or is only a shortened display. */
const shortened: Record<string, string> = {
  'src/features/email/web/compose/compose-foot.tsx': 'the name that is proposed for a template',
  'src/features/email/web/short-subject.ts': 'a subject in a message, with an ellipsis',
  'src/features/shop/web/staff/products/import/import-dialog.tsx': 'a value in a note, with an ellipsis',
  'src/platform/search/web/results/result-table.ts': 'an address, whose line stands whole in its field',
  'src/web/short-file-name.ts': 'names longer than those of file systems, with an ellipsis',
};

test('no page truncates typed or picked text', () => {
  // Allows lengths of 10 (a day), 16 and 19 (a time).
  const cut =
    /\b(?:typed|text|name|tag|value|title|subject|line|query|q)(?:\.trim\(\))?\]?\.slice\(0, (?!(?:10|16|19)\))(?:\d\d+|longest\w*|most\w*|max\w*)\b/;
  const cutting = globSync('src/{web,{features,platform}/*/web}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$/.test(path) && cut.test(readFileSync(path, 'utf8')),
  );
  expect(cutting.sort()).toEqual(Object.keys(shortened));
});
