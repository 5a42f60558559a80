import { expect, test } from 'vitest';
import { openPglite } from '../../../tests/pglite-database.ts';
import { moveDates, weeksSince } from './move-dates.ts';

test('counts whole weeks, and never moves back when the clock is wrong', () => {
  const built = new Date('2026-11-25T10:00:00Z');
  const after = (days: number) => weeksSince(built, new Date(built.getTime() + days * 24 * 60 * 60 * 1000));
  expect([after(0), after(6.9), after(7), after(20), after(-30)]).toEqual([0, 0, 1, 2, 0]);
});

test('moves every date by the same weeks, bypassing triggers and updating generated columns', async () => {
  const pglite = await openPglite();
  try {
    await pglite.exec(`
      create table moved_days (
        id int primary key, issued_on date not null, due_at timestamptz(3) check (due_at >= issued_on), note text,
        month int generated always as (extract(month from issued_on)) stored, updated_at timestamptz not null default now()
      );
      create function touched() returns trigger language plpgsql as $$ begin raise 'noticed'; end $$;
      create trigger touched before update on moved_days for each row execute function touched();
      insert into moved_days (id, issued_on, due_at, note, updated_at) values
        (1, '2026-11-25', '2026-12-02T09:30:00Z', 'issued 2026-11-25', '2026-11-25T08:00:00Z'), (2, '2026-12-30', null, null, '2026-11-25T08:00:00Z');
    `);
    await moveDates(pglite, 2);
    const { rows } = await pglite.query('select * from moved_days order by id');
    expect(rows).toEqual([
      {
        ...{ id: 1, issued_on: new Date('2026-12-09'), due_at: new Date('2026-12-16T09:30:00Z'), note: 'issued 2026-11-25', month: 12 },
        updated_at: new Date('2026-12-09T08:00:00Z'),
      },
      { id: 2, issued_on: new Date('2027-01-13'), due_at: null, note: null, month: 1, updated_at: new Date('2026-12-09T08:00:00Z') },
    ]);
    await expect(pglite.exec('update moved_days set note = null')).rejects.toThrow('noticed');
  } finally {
    await pglite.close();
  }
});
