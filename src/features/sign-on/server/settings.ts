import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { readRoles } from '#platform/rights/server/public-api.ts';
import { type Matched, provePassword, requireProof } from '#platform/session/server/public-api.ts';
import { signOnIdentities, signOns } from '#platform/session/tables.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { conflict, invalid, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { seal } from '#server/seal.ts';
import type { getSignOn as contract, removeSignOn as removeContract, saveSignOn as saveContract } from '../contract.ts';
import { findProvider, type KeptSignOn, readSignOn, redirectUri, sealPurpose, showSignOn } from './provider.ts';

/** Returns the single sign-on settings and the values to enter at the provider. */
export async function getSignOn(_given: unknown, { db, deps, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const kept = await readSignOn(db, entity);
  const origin = deps.providers && mailedOrigin(deps);
  return {
    signOn: kept && (await showSignOn(db, kept)),
    redirectUri: origin && redirectUri(deps),
    page: origin && origin + pageAddress('/pages/sign-on/begin', {}, { company: entity }),
    roles: (await readRoles(db, entity)).map(({ name, title }) => ({ name, title })),
  };
}

type Given = GivenOf<typeof saveContract>;

interface Prepared {
  matched: Matched;
  /** Null for a public client. */
  sealedSecret: string | null;
}

/** Checks the proof of identity and discovers the provider, without holding a connection. */
export async function prepareSignOn(given: Given, scope: PreparingScope): Promise<Prepared> {
  const { deps, entity } = scope;
  const { body } = given;
  const matched = await provePassword(given, scope);
  if (!deps.providers || !redirectUri(deps)) throw new Refusal('conflict', { code: 'no_sign_on_here' });
  const kept = await deps.database.reading(entity, (db) => readSignOn(db, entity));
  // A secret only belongs to the provider and client it was entered for.
  const isSameClient = kept?.issuer === body.issuer && kept.clientId === body.clientId;
  const sealedSecret =
    body.clientSecret === undefined
      ? isSameClient
        ? kept.sealedSecret
        : null
      : await seal(deps, sealPurpose, [entity], body.clientSecret);
  if (!(await findProvider(deps, { ...body, entity, sealedSecret }))) throw invalid('issuer', 'provider_not_found');
  return { matched, sealedSecret };
}

export async function saveSignOn(given: Given, scope: Scope, { matched, sealedSecret }: Prepared): Promise<AnswerOf<typeof saveContract>> {
  const { db, entity, identity, now } = scope;
  const { password: _password, code: _code, clientSecret: _clientSecret, version = 0, ...fields } = given.body;
  await requireProof(given, scope, matched);
  const known = (await readRoles(db, entity)).map(({ name }) => name);
  refuseUnknownRoles(fields, known);
  const before = await readSignOn(db, entity);
  const columns = { ...fields, sealedSecret, keptAccountId: identity.accountId, updatedAt: now };
  const [kept] = before
    ? await db
        .update(signOns)
        .set({ ...columns, version: sql`${signOns.version} + 1` })
        .where(and(eq(signOns.entity, entity), eq(signOns.version, version)))
        .returning()
    : await db
        .insert(signOns)
        .values({ entity, ...columns })
        .onConflictDoNothing()
        .returning();
  if (!kept) throw conflict('sign_on', await shown(scope));
  // A provider may use different subjects per client, so everyone is matched by address once more.
  if (before && before.clientId !== kept.clientId)
    await db.delete(signOnIdentities).where(and(eq(signOnIdentities.entity, entity), eq(signOnIdentities.issuer, kept.issuer)));
  await recordAudit(db, scope, {
    action: 'sign-on.changed',
    targetKind: 'sign-on',
    target: kept.label,
    changes: changesOf(before, kept),
  });
  return { signOn: await showSignOn(db, kept) };
}

/** Removes single sign-on. Users it created stay and can set a password through the reset link. */
export async function removeSignOn(given: GivenOf<typeof removeContract>, scope: Scope, matched: Matched): Promise<undefined> {
  const { db, entity } = scope;
  await requireProof(given, scope, matched);
  const [removed] = await db.delete(signOns).where(eq(signOns.entity, entity)).returning();
  if (!removed) throw new Refusal('not_found', { code: 'no_sign_on' });
  await recordAudit(db, scope, { action: 'sign-on.removed', targetKind: 'sign-on', target: removed.label });
}

async function shown({ db, entity }: Scope) {
  const kept = await readSignOn(db, entity);
  return kept && showSignOn(db, kept);
}

function refuseUnknownRoles({ newUserRole, roles }: Pick<Given['body'], 'newUserRole' | 'roles'>, known: string[]): void {
  if (newUserRole !== null && !known.includes(newUserRole)) throw invalid('newUserRole', 'unknown_role');
  const at = roles.findIndex(({ role }) => !known.includes(role));
  if (at >= 0) throw invalid(`roles.${at}.role`, 'unknown_role');
}

/** Lists changes to settings that decide who gets in; the secret is not logged. */
function changesOf(before: KeptSignOn | null, after: KeptSignOn) {
  const text = (kept: KeptSignOn | null, field: (typeof written)[number]) => (kept ? String(kept[field] ?? '') : '');
  return written.map((field) => ({ field, from: text(before, field), to: text(after, field) })).filter(({ from, to }) => from !== to);
}

const written = ['issuer', 'clientId', 'newUserRole', 'roleClaim', 'isActive', 'isOnlyWay'] as const;
