import type { AnswerOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { addManual as contract } from '../edit-contract.ts';

/** Adds what is missing of Atrium's own manual. Its texts are loaded when somebody asks for them. */
export async function addManual(_given: unknown, { db, entity, identity, now }: Scope): Promise<AnswerOf<typeof contract>> {
  const { insertManual } = await import('./insert-manual.ts');
  const ids = await insertManual({ db, entity, personId: identity.personId, at: () => now });
  await announce(db, entity, { kind: 'help', ids });
  return { ids };
}
