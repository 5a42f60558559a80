import { eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { entities } from '#features/session/tables.ts';
import { type OneTimeToken, readOneTimeToken } from '#server/one-time-token.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { readInvitation as contract } from '../../invitation-contract.ts';
import { findLinked } from './find-linked.ts';

const triesPerHour = 120;

/** Whom a one-time link is for. */
export async function readInvitation({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<AnswerOf<typeof contract>> {
  const token = await readLimited(body.token, scope);
  const { entity } = token;
  return scope.deps.database.reading(entity, async (db) => {
    const linked = await findLinked(db, token, scope.now);
    if (!linked) throw linkNotFound();
    const { link, user } = linked;
    const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
    const { fullName, email } = user;
    return { kind: link.kind, fullName, email, company: company?.name ?? '', username: user.username || proposedUsername(email) };
  });
}

/** The parts of a token. @throws 404 for what is none, 429 for somebody who tries many. */
export async function readLimited(token: string, { deps, caller }: OpenScope): Promise<OneTimeToken> {
  await refuseTooMany(deps, [{ key: ['one-time link', caller], hits: triesPerHour, windowSeconds: 3600 }]);
  const parts = readOneTimeToken(token);
  if (!parts) throw linkNotFound();
  return parts;
}

export function linkNotFound() {
  return notFound('link');
}

/** What stands before the @, as far as a username may have it. */
export function proposedUsername(email: string): string {
  return email
    .replace(/@.*$/s, '')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 40);
}
