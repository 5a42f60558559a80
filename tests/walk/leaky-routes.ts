import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { on } from '#server/route.ts';
import { meanwhile } from '../one-scope-at-once.ts';
import { victim } from './two-companies.ts';

const ofTodo = { action: 'read', subject: 'Todo', params: z.object({ id: id() }) } as const;
const titles = (db: Db, todo: number) => queryRows<{ title: string }>(db, sql`select title from todo_tasks where id = ${todo}`);

/** Leaks the row itself: the connection is bound to the row's company, regardless of the caller. */
const told = endpoint({ ...ofTodo, method: 'GET', path: '/leaks/told/{id}', summary: 'Tells.', answer: z.object({ title: z.string() }) });
/** Leaks the existence of a row. */
const hinted = endpoint({ ...ofTodo, method: 'GET', path: '/leaks/hinted/{id}', summary: 'Hints.' });
/** Changes a row. */
const changed = endpoint({ ...ofTodo, method: 'POST', path: '/leaks/changed/{id}', summary: 'Changes.' });
/** Finds a row by its text. */
const found = endpoint({
  ...{ method: 'GET', path: '/leaks/found', summary: 'Finds.', action: 'read', subject: 'Todo' },
  query: z.object({ q: z.string() }),
  answer: z.object({ titles: z.array(z.string()) }),
});
/** Its input cannot be generated from the contract. */
const unmade = endpoint({
  ...{ method: 'POST', path: '/leaks/unmade', summary: 'Nobody knows what it takes.', action: 'read', subject: 'Todo' },
  body: z.object({ word: z.string().check(z.regex(/^xyzzy$/)) }),
});

/** Endpoints with typical mistakes, to check that a walk detects them. */
export const leakyRoutes = [
  on(told, async ({ params }, { deps }) => {
    const [row] = await meanwhile(() => deps.database.reading(victim, (db) => titles(db, params.id)));
    if (!row) throw notFound('todo');
    return row;
  }),
  on(hinted, async ({ params }, { deps }) => {
    const rows = await meanwhile(() => deps.database.reading(victim, (db) => titles(db, params.id)));
    throw rows.length > 0 ? new Refusal('forbidden', { code: 'event_of_its_owner' }) : notFound('todo');
  }),
  on(changed, async ({ params }, { deps }) => {
    await meanwhile(() =>
      deps.database.writing(victim, (db) => db.execute(sql`update todo_tasks set version = version + 1 where id = ${params.id}`)),
    );
    return undefined;
  }),
  on(found, async ({ query }, { deps }) => ({
    titles: await meanwhile(() =>
      deps.database.reading(victim, async (db) =>
        (await queryRows<{ title: string }>(db, sql`select title from todo_tasks where title like ${`%${query.q}%`}`)).map(
          ({ title }) => title,
        ),
      ),
    ),
  })),
  on(unmade, async () => undefined),
];
