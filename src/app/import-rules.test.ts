import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { excludedColumns, excludedTables } from '#features/workspace/exclusion-reasons.ts';
import { cleanRow, type ImportRule } from '#server/import-rule.ts';
import { Refusal } from '#server/refusal.ts';
import { allAttacks } from '../../tests/attack-corpus/all-attacks.ts';
import { readStrictly } from '../../tests/attack-corpus/read-strictly.ts';
import { type TestApi, testApi } from '../../tests/test-api.ts';
import { columnsOfEntities } from '../../tests/walk/rows-of.ts';
import { importRules } from './import-rules.ts';

describe('every text column', () => {
  let atrium: TestApi;
  let columns: { table: string; column: string; type: string }[];
  beforeAll(async () => {
    atrium = await testApi({ sampleData: false });
    columns = (await columnsOfEntities(atrium)).filter(
      ({ table, column }) => !(table in excludedTables) && column !== 'entity' && !excludedColumns[table]?.includes(column),
    );
  });
  afterAll(() => atrium.close());

  test('that is exported is declared as cleaned or plain by its area', () => {
    const declared = new Set(
      importRules.flatMap(({ table, cleaned = {}, plain = [] }) =>
        [...Object.keys(cleaned), ...plain].map((column) => `${table}.${column}`),
      ),
    );
    const withText = columns.filter(({ type }) => /^_?(?:text|varchar|bpchar|jsonb?|xml|bytea)$/.test(type) && type !== 'bytea');
    expect(withText.map(({ table, column }) => `${table}.${column}`).filter((column) => !declared.has(column))).toEqual([]);
  });

  test('is declared only once, and exists', () => {
    const declared = importRules.flatMap(({ table, cleaned = {}, plain = [] }) =>
      [...Object.keys(cleaned), ...plain].map((column) => `${table}.${column}`),
    );
    expect(declared.filter((column, at) => declared.indexOf(column) !== at)).toEqual([]);
    const there = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    expect(declared.filter((column) => !there.has(column))).toEqual([]);
  });
});

test('an import keeps only existing areas turned off', () => {
  const rule = importRules.find(({ table }) => table === 'entities') as ImportRule;
  const kept = (areas_off: unknown) => cleanRow({ name: 'Oak', areas_off }, rule).areas_off;
  expect(kept(['shop', 'fax', 'chat', 7])).toEqual(['chat', 'shop']);
  for (const malformed of ['chat', 7, { length: 1 }, [['chat']]]) expect(kept(malformed)).toEqual([]);
});

/** The pattern a cleaned column must match afterward, by column name. Columns not listed here hold HTML. */
const otherwise: Readonly<Record<string, RegExp>> = {
  url: /^(?:https?:\/\/\S+)?$/i,
  website: /^(?:https?:\/\/\S+)?$/i,
  address: /^https?:\/\/\S+$/i,
  path: /^\/(?:[^/\\\s][^\s\\]*)?$/,
  image: /^[a-z\d-]*$/,
  time_zone: /^[A-Za-z][\w/+-]*$/,
  media_type: /^[a-z\d]+\/[a-z\d.+-]+$/,
  name: /^[^/\\\p{Cc}]+$/u,
};

/**
 * Returns the violations in an HTML column by the grammar for mails. Pictures in stored posts are referenced by file; links in rich text
 * may lead
 * to a page of this installation.
 */
const faultsOf = (html: string) =>
  readStrictly(
    html
      .replaceAll(/src="file:\d{1,15}"/g, 'src="cid:picture"')
      .replaceAll(/href="(?![a-z][a-z\d+.-]*:|[\s\\]|\/[/\\])[^"]*"/gi, 'href="tel:1"'),
  );

describe('no attack reaches', () => {
  const cleaned = importRules.flatMap((rule) =>
    Object.keys(rule.cleaned ?? {}).map((column) => ({ rule, column, at: `${rule.table}.${column}` })),
  );
  const ofText = cleaned.filter(
    ({ at }) =>
      !/^(?:mails\.unsubscription|mails\.(?:sender_check|content_hash)|profiles\.social_links|files\.size_bytes|entities\.areas_off)$/.test(
        at,
      ),
  );

  test.each(ofText)('$at', ({ rule, column }) => {
    const pattern = otherwise[column];
    for (const { name, html } of allAttacks)
      for (const planted of [html, ...addressesIn(html)]) {
        const kept = cleanedUnlessTooMuch({ [column]: planted }, rule);
        if (kept[column] === null) continue;
        const again = cleanRow(kept, rule);
        for (const text of [String(kept[column]), String(again[column])])
          expect(pattern ? pattern.test(text) || text : faultsOf(text), name).toEqual(pattern ? true : []);
        expect(cleanRow(again, rule), `${name}, cleaned again`).toEqual(again);
      }
  });

  test.each(ofText)('$at as a value that is not text', ({ rule, column }) => {
    for (const value of [{ a: '<script>' }, ['<script>'], 7, true]) expect(() => cleanRow({ [column]: value }, rule)).toThrow();
    expect(cleanRow({ [column]: null }, rule)).toEqual({ [column]: null });
  });

  test('the addresses of a profile or an unsubscribe link', () => {
    const { rule: profiles } = ofColumn('profiles.social_links');
    const { rule: mails } = ofColumn('mails.unsubscription');
    const bad = allAttacks
      .flatMap(({ html }) => addressesIn(html))
      .filter((address) => address !== '' && !/^https?:|^mailto:/i.test(address));
    expect(bad.length).toBeGreaterThan(100);
    for (const address of bad) {
      expect(cleanRow({ social_links: { twitter: address } }, profiles).social_links).toEqual({});
      for (const kind of ['post', 'mail', 'page'])
        expect(cleanRow({ unsubscription: { kind, address, askedAt: null } }, mails).unsubscription, address).toBeNull();
    }
    for (const address of [['https://a.example/'], { toString: 1 }, 7, null])
      expect(cleanRow({ social_links: { twitter: address } }, profiles).social_links).toEqual({});
    const links = { twitter: 'https://social.example/a', quora: '' };
    expect(cleanRow({ social_links: links }, profiles).social_links).toEqual(links);
    const way = { kind: 'post', address: 'https://list.example/leave', askedAt: null };
    expect(cleanRow({ unsubscription: way }, mails).unsubscription).toEqual(way);
  });

  test('the content hash of a mail, which is recomputed from the source', () => {
    const { rule } = ofColumn('mails.content_hash');
    expect(cleanRow({ content_hash: 'f'.repeat(64) }, rule).content_hash).toBeNull();
  });

  test('a sender check', () => {
    const { rule } = ofColumn('mails.sender_check');
    const check = {
      ...{ result: 'failed', reason: 'policy', domain: 'bank.example', policy: 'reject', dmarc: 'fail' },
      ...{ spf: { result: 'none', domain: '' }, dkim: [], arc: { result: 'none', sealer: '' } },
    };
    expect(cleanRow({ sender_check: check }, rule).sender_check).toEqual(check);
    for (const wrong of [{ ...check, result: 'fine' }, { ...check, domain: 7 }, {}, 'passed', null])
      expect(cleanRow({ sender_check: wrong }, rule).sender_check).toBeNull();
  });

  test('a file size', () => {
    const { rule } = ofColumn('files.size_bytes');
    for (const size of [-1, 1.5, '10', Number.MAX_VALUE]) expect(() => cleanRow({ size_bytes: size }, rule)).toThrow();
    expect(cleanRow({ size_bytes: 0 }, rule)).toEqual({ size_bytes: 0 });
  });

  function ofColumn(wanted: string) {
    const found = cleaned.find(({ at }) => at === wanted);
    if (!found) throw new Error(`${wanted} is not cleaned`);
    return found;
  }
});

/** Rows with too many tags are rejected as a whole, so nothing of them is stored. */
function cleanedUnlessTooMuch(row: Record<string, unknown>, rule: ImportRule): Record<string, unknown> {
  try {
    return cleanRow(row, rule);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(Object.values(error.details.fields ?? {}).flat()).toEqual([expect.objectContaining({ code: 'too_many_tags' })]);
    return Object.fromEntries(Object.keys(row).map((column) => [column, null]));
  }
}

/** Returns the values of all URL attributes in an attack. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src|action|data)="([^"]*)"/g)].map(([, address = '']) => address);
}
