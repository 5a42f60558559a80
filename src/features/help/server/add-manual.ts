import type { AnswerOf } from '#contract/endpoint.ts';
import { readLanguage } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { languageAsked } from '#server/words.ts';
import type { addManual as contract } from '../edit-contract.ts';

/** Adds the missing parts of Atrium's manual in the language of the requesting page. The texts are loaded on demand. */
export async function addManual(_given: unknown, { db, entity, identity, now, request }: Scope): Promise<AnswerOf<typeof contract>> {
  const { insertManual } = await import('./insert-manual.ts');
  const { personId } = identity;
  const language = languageAsked(request) ?? (await readLanguage(db, entity, personId)) ?? 'en';
  const ids = await insertManual({ db, entity, personId, language, at: () => now });
  await announce(db, entity, { kind: 'help', ids });
  return { ids };
}
