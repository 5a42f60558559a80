import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { type getSetup as getContract, type passSetupStep as passContract, type SetupStep, setupSteps } from '../contract.ts';
import { dismissals } from '../tables.ts';

const nameOf = (step: SetupStep) => `setup-${step}` as const;

/** Returns the steps that any admin of the company has saved or skipped, in order. */
export async function getSetup(_given: unknown, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<AnswerOf<typeof getContract>> {
  const rows = await db
    .selectDistinct({ name: dismissals.name })
    .from(dismissals)
    .where(and(eq(dismissals.entity, entity), inArray(dismissals.name, setupSteps.map(nameOf))));
  const names = new Set(rows.map(({ name }) => name));
  return { passed: setupSteps.filter((step) => names.has(nameOf(step))) };
}

/** Marks a step as saved or skipped. */
export async function passSetupStep({ body }: GivenOf<typeof passContract>, scope: Scope): Promise<AnswerOf<typeof passContract>> {
  const { db, entity, identity, now } = scope;
  const { personId } = identity;
  await db
    .insert(dismissals)
    .values({ entity, personId, name: nameOf(body.step), dismissedAt: now })
    .onConflictDoNothing();
  await announce(db, entity, { kind: 'view', ids: [], person: personId });
  return getSetup(undefined, scope);
}
