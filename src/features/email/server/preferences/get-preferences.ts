import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { readOwnPerson } from '#features/people/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { getMailPreferences as contract } from '../../preferences-contract.ts';
import { mailPreferences } from '../../tables.ts';
import { shownHtml } from './kept-html.ts';

/** How the signed-in person writes mail. Version 1 stands for nothing saved yet. */
export async function getPreferences(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps } = scope;
  const [row] = await db
    .select({ signature: mailPreferences.signature, version: mailPreferences.version })
    .from(mailPreferences)
    .where(ownPreferences(scope));
  const [signature = ''] = await shownHtml([row?.signature ?? ''], scope);
  return {
    signature,
    version: row?.version ?? 1,
    from: await readOwnPerson(scope),
    canSendOutside: deps.mail.outgoing !== null,
    outsideFrom: deps.mail.outgoing?.from.email ?? null,
  };
}

export function ownPreferences({ entity, identity }: Scope) {
  return and(eq(mailPreferences.entity, entity), eq(mailPreferences.personId, identity.personId));
}
