import { describe, expect, it } from 'vitest';
import { readTableSearch, tableSpec, writeTableSearch } from './table-search.ts';

const spec = tableSpec({
  columns: ['id', 'total'],
  sort: { column: 'id', direction: 'desc' },
  filters: { status: ['Paid', 'Past Due'], client: null },
});

const asItIs = readTableSearch({}, spec);

/** What the router makes of a query: values are JSON where they are some. */
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

describe('the address of a table', () => {
  it('says nothing of what is as the table has it', () => {
    expect(asItIs).toEqual({ q: '', page: 1, perPage: 10, sort: { column: 'id', direction: 'desc' }, filters: { status: '', client: '' } });
    expect(writeTableSearch(asItIs, spec)).toBe('');
  });

  it('says what is asked for', () => {
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
    'brings %s back as it was typed',
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
  ])('takes what is wrong as unsaid: %o', (search) => {
    expect(readTableSearch(search, spec)).toEqual(asItIs);
  });

  it('keeps what else the address says', () => {
    expect(writeTableSearch({ ...asItIs, page: 2 }, spec, { edit: 7, q: 'old', note: '1.50' })).toBe('?edit=7&note=%221.50%22&page=2');
  });

  it('begins with as many rows as the table has', () => {
    const long = { ...spec, perPage: 25 };
    expect(readTableSearch({}, long).perPage).toBe(25);
    expect(writeTableSearch({ ...asItIs, perPage: 10 }, long)).toBe('?perPage=10');
  });
});
