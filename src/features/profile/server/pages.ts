import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { queryRows } from '#server/query-rows.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { ProfilePage } from '../contract.ts';
import { pageFollowersView as followers, pageFollowers, pages, pagesView } from '../tables.ts';
import { claimPicture, fileAddresses } from './media.ts';

const maxPages = 20;

/** Returns the pages, oldest first, and whether the caller follows each. */
export async function readPages(scope: Scope, where?: SQL): Promise<ProfilePage[]> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select()
    .from(pagesView)
    .where(and(live(pagesView, entity), where))
    .orderBy(pagesView.id)
    .limit(maxPages);
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

/** Adds a page, followed by its creator. */
export async function addPage({ body }: GivenOf<typeof contract.addPage>, scope: Scope): Promise<AnswerOf<typeof contract.addPage>> {
  const { db, entity, identity, now } = scope;
  const pictureFileId = await claimPicture(body.pictureFileId, null, 'pictureFileId', scope);
  const id = await nextId(db, entity, 'profile page');
  await db.insert(pages).values({ entity, id, name: body.name, subtitle: body.subtitle, pictureFileId, createdAt: now, updatedAt: now });
  await db.insert(pageFollowers).values({ entity, pageId: id, personId: identity.personId, createdAt: now });
  return { page: await told(id, scope) };
}

export async function updatePage(
  { params, body }: GivenOf<typeof contract.updatePage>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updatePage>> {
  const row = await lockPage(params.id, scope);
  if (body.version !== undefined && body.version !== row.version) throw conflict('page', await shownOne(row.id, scope));
  const pictureFileId = await claimPicture(body.pictureFileId, row.pictureFileId, 'pictureFileId', scope);
  await write(
    row.id,
    {
      ...{ name: body.name ?? row.name, subtitle: body.subtitle ?? row.subtitle, pictureFileId },
      ...{ version: row.version + 1, updatedAt: scope.now },
    },
    scope,
  );
  return { page: await told(row.id, scope) };
}

export async function deletePage({ params }: Pick<GivenOf<typeof contract.deletePage>, 'params'>, scope: Scope): Promise<undefined> {
  const { id } = await lockPage(params.id, scope);
  await write(id, deletionBy(scope), scope);
  await announce(scope.db, scope.entity, { kind: 'profile', ids: [] }, trashChange);
}

export async function restorePage({ params }: Pick<GivenOf<typeof contract.restorePage>, 'params'>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const restored = await db
    .update(pages)
    .set(noDeletion(scope))
    .where(and(eq(pages.entity, entity), eq(pages.id, params.id), isNotNull(pages.deletedAt)))
    .returning({ id: pages.id });
  if (restored.length === 0) throw notFound('page');
  await announce(db, entity, { kind: 'profile', ids: [] }, trashChange);
}

export async function followPage(
  { params, body }: GivenOf<typeof contract.followPage>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.followPage>> {
  const { db, entity, identity, now } = scope;
  const { id } = await lockPage(params.id, scope, 'share');
  const { personId } = identity;
  if (body.favorite) await db.insert(pageFollowers).values({ entity, pageId: id, personId, createdAt: now }).onConflictDoNothing();
  else
    await db
      .delete(pageFollowers)
      .where(and(eq(pageFollowers.entity, entity), eq(pageFollowers.pageId, id), eq(pageFollowers.personId, personId)));
  const { favorite, followers } = await told(id, scope);
  return { favorite, followers };
}

async function write(id: number, fields: Partial<PageRow>, { db, entity }: Scope): Promise<void> {
  await db
    .update(pages)
    .set(fields)
    .where(and(eq(pages.entity, entity), eq(pages.id, id)));
}

async function told(id: number, scope: Scope): Promise<ProfilePage> {
  await announce(scope.db, scope.entity, { kind: 'profile', ids: [] });
  return shownOne(id, scope);
}

async function shownOne(id: number, scope: Scope): Promise<ProfilePage> {
  const [page] = await readPages(scope, eq(pagesView.id, id));
  if (!page) throw new Error('the page is there');
  return page;
}

export type PageRow = typeof pages.$inferSelect;

/** @throws 404 */
export async function findPage(id: number, { db, entity }: Scope): Promise<PageRow> {
  const [row] = await db
    .select()
    .from(pagesView)
    .where(and(live(pagesView, entity), eq(pagesView.id, id)));
  if (!row) throw notFound('page');
  return row;
}

/** Locks a page to update or reference it. @throws 404 */
export async function lockPage(id: number, { db, entity }: Scope, how: 'share' | 'update' = 'update'): Promise<PageRow> {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(live(pages, entity), eq(pages.id, id)))
    .for(how);
  if (!row) throw notFound('page');
  return row;
}
