import { describe, expect, it } from 'vitest';
import { readTableSearch, tableSpec, writeTableSearch } from './table-search.ts';

const spec = tableSpec({
  columns: ['id', 'total'],
  sort: { column: 'id', direction: 'desc' },
  filters: { status: ['Paid', 'Past Due'], client: null },
});

const asItIs = readTableSearch({}, spec);

/** Mimics the router: parses values as JSON when possible. */
function routed(query: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => {
      try {
        return [name, JSON.parse(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}

describe('table search params', () => {
  it('omit default values', () => {
    expect(asItIs).toEqual({ q: '', page: 1, perPage: 10, sort: { column: 'id', direction: 'desc' }, filters: { status: '', client: '' } });
    expect(writeTableSearch(asItIs, spec)).toBe('');
  });

  it('contain every changed value', () => {
    const asked = {
      q: 'lamp',
      page: 3,
      perPage: 50,
      sort: { column: 'total', direction: 'asc' },
      filters: { status: 'Past Due', client: '7' },
    } as const;
    const query = writeTableSearch(asked, spec);
    expect(query).toBe('?q=lamp&status=Past+Due&client=7&sort=total&direction=asc&perPage=50&page=3');
    expect(readTableSearch(routed(query), spec)).toEqual(asked);
  });

  it.each(['1.50', '007', '1e3', 'true', 'null', '"quoted"', '{"a":1}', '[1]', 'a&b=c', '50 %', '+4', 'نور'])(
    'restore %s as typed',
    (q) => {
      expect(readTableSearch(routed(writeTableSearch({ ...asItIs, q }, spec)), spec).q).toBe(q);
    },
  );

  it.each([
    { page: 0 },
    { page: -3 },
    { page: 'x' },
    { page: 1.5 },
    { page: Number.POSITIVE_INFINITY },
    { perPage: 11 },
    { perPage: '' },
    { sort: 'password' },
    { direction: 'up' },
    { status: 'Lost' },
    { page: [2] },
    { q: null },
  ])('ignore the invalid value %o', (search) => {
    expect(readTableSearch(search, spec)).toEqual(asItIs);
  });

  it('keep unrelated params', () => {
    expect(writeTableSearch({ ...asItIs, page: 2 }, spec, { edit: 7, q: 'old', note: '1.50' })).toBe('?edit=7&note=%221.50%22&page=2');
  });

  it('default to the page size of the table', () => {
    const long = { ...spec, perPage: 25 };
    expect(readTableSearch({}, long).perPage).toBe(25);
    expect(writeTableSearch({ ...asItIs, perPage: 10 }, long)).toBe('?perPage=10');
  });
});
