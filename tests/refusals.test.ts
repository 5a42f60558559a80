import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { languageCodes } from '#contract/languages.ts';
import { callRefusals, fieldRefusals, things } from '#contract/refusal-codes.ts';
import { flatten } from '../scripts/compile-locale.mjs';
import { constraintsOf } from './walk/constraints-of.ts';

const placesIn = (text: string, place: RegExp) => [...new Set(Array.from(text.matchAll(place), ([, name]) => name))].sort();

describe.each(languageCodes)('in %s', (language) => {
  const { refusal } = JSON.parse(readFileSync(`src/web/locales/${language}.json`, 'utf8'));
  const texts: Map<string, string> = flatten(refusal);

  test('has exactly one text per code, with its values', () => {
    const codes: Record<string, string> = { ...callRefusals, ...fieldRefusals };
    const told = (code: string) => texts.get(code) ?? texts.get(`${code}_other`);
    const placesOf = (code: string) => placesIn(told(code) ?? '', /\{\{(\w+)(?:, number)?\}\}/g);
    const missing = Object.keys(codes).filter((code) => !told(code));
    expect(missing).toEqual([]);
    for (const [code, message] of Object.entries(codes)) expect([code, placesOf(code)]).toEqual([code, placesIn(message, /\{(\w+)\}/g)]);
    const known = new Set([...Object.keys(codes), ...Object.keys(things).map((thing) => `what.${thing}`)]);
    const left = [...texts.keys()].filter((key) => !known.has(key) && !known.has(key.replace(/_(zero|one|two|few|many|other)$/, '')));
    expect(left).toEqual([]);
  });

  test('has a name for every kind of thing', () => {
    expect(Object.keys(things).filter((thing) => !texts.has(`what.${thing}`))).toEqual([]);
  });
});

// Zod's own details are enough to derive a code for these.
const bounds = ['min_length', 'max_length', 'greater_than', 'less_than', 'number_format', 'overwrite'];

test('assigns a code to every constraint of a contract', () => {
  const constraints = endpoints.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      (schema ? constraintsOf(schema) : []).map((one) => ({ ...one, where: `${method} ${path} ${[part, ...one.path].join('.')}` })),
    ),
  );
  expect(constraints.length).toBeGreaterThan(1000);
  const isTold = ({ kind, code }: { kind: string; code: string | undefined }) =>
    code === undefined ? bounds.includes(kind) : code in fieldRefusals && code !== 'malformed';
  expect(constraints.filter((one) => !isTold(one)).map(({ where, kind, code }) => `${where}: ${kind} ${code}`)).toEqual([]);
});
