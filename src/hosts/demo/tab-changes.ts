import type { PGlite } from '@electric-sql/pglite';
import { changeHub } from '#server/change-hub.ts';
import type { ChangeFeed, Log } from '#server/dependencies.ts';

/** Forwards the changes announced by the tab's database to all pages. */
export async function tabChanges(database: PGlite, log: Log): Promise<ChangeFeed> {
  const hub = changeHub(log);
  await database.listen('atrium', hub.receive);
  await database.listen('atrium_sessions', (whose) => hub.sessions.invalidate(whose));
  // Nothing between the tab and its database can lose a message.
  hub.sessions.connected(Number.POSITIVE_INFINITY);
  return hub;
}
