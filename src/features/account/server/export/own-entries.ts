import { ownCalendarFile } from '#features/calendar/server/offers.ts';
import { ownMailFiles } from '#features/email/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { ZipEntry } from '#server/zip-parts.ts';
import { readAccount } from '../read-account.ts';
import { readOwnMessages, readOwnOrders, readOwnPosts, readOwnSettings, readOwnSignIns } from './own-records.ts';
import { readOwnCards, readOwnTodos } from './own-sheets.ts';

const utf8 = new TextEncoder();

/**
 * The files of an archive of own data, one after the other: each is read on a connection of its own, so that a slow reader holds none.
 * What an area has is left out for who may not read the area.
 */
export async function* ownEntries(scope: Omit<Scope, 'db'>): AsyncGenerator<ZipEntry, undefined> {
  const { ability, deps, entity, identity } = scope;
  const file = (name: string, read: (reading: Scope) => Promise<string>): Promise<ZipEntry> =>
    deps.database.reading(entity, async (db) => ({ name, bytes: utf8.encode(await read({ ...scope, db })) }));
  const json = (name: string, read: (reading: Scope) => Promise<object>) =>
    file(name, async (reading) => `${JSON.stringify(await read(reading), null, 2)}\n`);

  yield await json('profile.json', (reading) => readAccount(undefined, reading));
  yield await json('settings.json', readOwnSettings);
  yield await json('sign-ins.json', readOwnSignIns);
  if (ability.can('read', 'Calendar'))
    yield await file('calendar.ics', ({ db }) => ownCalendarFile({ db, entity, personId: identity.personId }));
  if (ability.can('read', 'Todo')) yield await file('todo.csv', readOwnTodos);
  if (ability.can('read', 'Board')) yield await file('cards.csv', readOwnCards);
  if (ability.can('read', 'Chat')) yield await json('messages.json', readOwnMessages);
  if (ability.can('read', 'Profile')) yield await json('posts.json', readOwnPosts);
  if (ability.can('read', 'Shop')) yield await json('orders.json', readOwnOrders);
  if (ability.can('read', 'Email')) for await (const { name, bytes } of ownMailFiles(scope)) yield { name: `mail/${name}`, bytes };
}
