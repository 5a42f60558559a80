import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { ProfilePage } from '../contract.ts';
import { pageFollowersView as followers, pagesView as pages } from '../tables.ts';
import { fileAddresses } from './file-addresses.ts';

const mostPages = 20;

/** The pages, the oldest first, with who of them the caller follows. */
export async function readPages(scope: Scope, where?: SQL): Promise<ProfilePage[]> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select()
    .from(pages)
    .where(and(live(pages, entity), where))
    .orderBy(pages.id)
    .limit(mostPages);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await queryRows<{ id: string; all: string; own: boolean }>(
    db,
    sql`select ${followers.pageId} as id, count(*) as all, bool_or(${followers.personId} = ${identity.personId}) as own
      from ${followers} where ${and(eq(followers.entity, entity), inArray(followers.pageId, ids))} group by ${followers.pageId}`,
  );
  const counts = new Map(found.map((row) => [Number(row.id), row]));
  const pictures = await fileAddresses(
    rows.map(({ pictureFileId }) => pictureFileId),
    scope,
  );
  return rows.map(({ id, name, subtitle, pictureFileId, version }) => ({
    ...{ avatar: pictures.get(pictureFileId ?? 0) ?? null, username: name, subtitle, favorite: counts.get(id)?.own ?? false },
    ...{ id, followers: Number(counts.get(id)?.all ?? 0), pictureFileId, version },
  }));
}
