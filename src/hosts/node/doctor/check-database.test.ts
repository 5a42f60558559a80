import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { readSettings } from '../settings.ts';
import { checkDatabase, clockFinding, migrationFinding } from './check-database.ts';

const now = new Date('2026-03-01T12:00:00Z');
const appliedAt = (...names: string[]) => names.map((name) => ({ name, at: new Date('2026-02-01') }));

describe('migrations', () => {
  const known = ['0000.sql', '0001.sql'];
  it.each([
    ['before the first start', null, 'ok', 'applies 2'],
    ['all applied', appliedAt('0000.sql', '0001.sql'), 'ok', 'all 2 applied'],
    ['some pending', appliedAt('0000.sql'), 'note', '1 pending'],
    ['of a newer version', appliedAt('0000.sql', '0001.sql', '0002.sql'), 'wrong', 'a newer version of Atrium'],
  ])('%s', (_what, applied, mark, text) => {
    expect(migrationFinding(applied, known)).toMatchObject({ mark, text: expect.stringContaining(text) });
  });
});

describe('clock', () => {
  it.each([
    ['alike', 0, 'ok', '2026-03-01'],
    ['nearly alike', -4000, 'ok', '2026-03-01'],
    ['ahead', 60_000, 'wrong', '60 s ahead of'],
    ['behind', -60_000, 'wrong', '60 s behind'],
  ])('%s', (_what, clockAheadMs, mark, text) => {
    expect(clockFinding({ applied: appliedAt('0000.sql'), clockAheadMs }, now)).toMatchObject({
      mark,
      text: expect.stringContaining(text),
    });
  });

  it('is wrong when it precedes the latest migration', () => {
    expect(clockFinding({ applied: appliedAt('0000.sql'), clockAheadMs: 0 }, new Date('2026-01-01'))).toMatchObject({ mark: 'wrong' });
  });
});

describe('the database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase();
  });
  afterAll(() => test.close());

  const check = (env: Record<string, string>) => {
    const read = readSettings({ DATA_DIR: join(tmpdir(), 'atrium-doctor-none'), ...env }, '/');
    if ('problems' in read) throw new Error(read.problems.join());
    return checkDatabase(read.settings);
  };
  const urlOf = (database: string) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(inject('postgresSocket'))}`;

  it('of an installation has a version, all migrations and the correct time', async () => {
    expect((await check({ DATABASE_URL: urlOf(String(test.app.database)) })).map(({ mark, about }) => [mark, about])).toEqual([
      ['ok', 'Database'],
      ['ok', 'Migrations'],
      ['ok', 'Clock'],
    ]);
  });

  it('may not have been used by a server yet', async () => {
    expect((await check({ DATABASE_URL: urlOf('postgres') }))[1]).toMatchObject({ mark: 'ok', text: expect.stringMatching(/^none yet/) });
  });

  it('is reported in one line when it does not exist', async () => {
    expect(await check({ DATABASE_URL: urlOf('nowhere') })).toEqual([
      { mark: 'wrong', about: 'Database', text: `The database of DATABASE_URL can't be reached: database "nowhere" does not exist` },
    ]);
  });

  it('is left to the first start when embedded', async () => {
    expect(await check({})).toEqual([{ mark: 'ok', about: 'Database', text: expect.stringContaining('first start') }]);
  });
});
