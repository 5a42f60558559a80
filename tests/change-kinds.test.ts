import { expect, test } from 'vitest';
import { subjects } from '#contract/change.ts';
import { readSources } from '../scripts/read-sources.mjs';

const sources = [...readSources(process.cwd())].filter(([file]) => !/\.test\.tsx?$/.test(file));
const textsOf = (part: RegExp) => sources.filter(([file]) => part.test(file)).map(([, text]) => text);

test.each(Object.keys(subjects))('%s is announced, and fetched again by a subscriber', (kind) => {
  const announced = new RegExp(`kind: '${kind}'`);
  expect(textsOf(/\/server\//).some((text) => announced.test(text))).toBe(true);
  // The page itself handles changes of the session.
  const read = kind === 'session' ? /told\.kind === 'session'/ : new RegExp(`(queryKey: |Key = |useActions[^;]*)\\[?'${kind}'`);
  expect(textsOf(/\/(web|shell|app)\//).some((text) => read.test(text))).toBe(true);
});
