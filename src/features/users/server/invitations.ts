import { and, eq, isNull, ne } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { entities } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { readInvitation as contract } from '../contract.ts';
import { users } from '../tables.ts';
import { findLink, readToken } from './invitation-links.ts';

const triesPerHour = 120;

/** Whom a one-time link is for. */
export async function readInvitation({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<AnswerOf<typeof contract>> {
  const { entity, secret } = await readLimited(body.token, scope);
  return scope.deps.database.reading(entity, async (db) => {
    const link = await findLink(db, entity, secret, scope.now);
    const user = link && (await findLinked(db, entity, link.userId));
    if (!user) throw linkNotFound();
    const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
    const { fullName, email } = user;
    return { kind: link.kind, fullName, email, company: company?.name ?? '', username: user.username || proposedUsername(email) };
  });
}

/** The parts of a token. @throws 404 for what is none, 429 for somebody who tries many. */
export async function readLimited(token: string, { deps, caller }: OpenScope): Promise<{ entity: string; secret: string }> {
  await refuseTooMany(deps, [{ key: ['one-time link', caller.address], hits: triesPerHour, windowSeconds: 3600 }]);
  const parts = readToken(token);
  if (!parts) throw linkNotFound();
  return parts;
}

/** The user of a link, unless they were deleted or suspended since. */
async function findLinked(db: Db, entity: string, userId: number) {
  const [user] = await db.select().from(users).where(whichUser(entity, userId));
  return user;
}

export function whichUser(entity: string, userId: number) {
  return and(eq(users.entity, entity), eq(users.id, userId), isNull(users.deletedAt), ne(users.status, 'inactive'));
}

export function linkNotFound() {
  return notFound('The link');
}

/** What stands before the @, as far as a username may have it. */
export function proposedUsername(email: string): string {
  return email
    .replace(/@.*$/s, '')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 40);
}
