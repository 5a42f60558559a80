import { and, eq, isNull } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#features/notifications/server/offers.ts';
import { people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import { pageFollowersView as followers } from '../tables.ts';
import type { PageRow } from './find-page.ts';

/** Tells those who follow a page that the caller has posted about it. */
export async function tellFollowers(
  page: Pick<PageRow, 'id' | 'name'>,
  { id, text }: { id: number; text: string },
  { db, entity, identity, now }: Scope,
): Promise<void> {
  const rows = await db
    .select({ personId: followers.personId })
    .from(followers)
    .innerJoin(people, and(eq(people.entity, followers.entity), eq(people.id, followers.personId), isNull(people.deletedAt)))
    .where(and(eq(followers.entity, entity), eq(followers.pageId, page.id)));
  const actorId = identity.personId;
  const path = pageAddress('/pages/profile/:id', { id: actorId }, { post: id });
  const notice = { kind: 'announcement', area: 'profile', targetId: id, title: page.name, excerpt: text, actorId, path } as const;
  await notify(
    db,
    entity,
    rows.map(({ personId }) => ({ ...notice, personId })),
    now,
  );
}
