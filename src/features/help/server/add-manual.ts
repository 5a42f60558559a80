import type { AnswerOf } from '#contract/endpoint.ts';
import { readLanguage } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { languageAsked } from '#server/words.ts';
import type { addManual as contract } from '../edit-contract.ts';

/** Adds what is missing of Atrium's own manual, in the language of the page that asks. Its texts are loaded when somebody asks for them. */
export async function addManual(_given: unknown, { db, entity, identity, now, request }: Scope): Promise<AnswerOf<typeof contract>> {
  const { insertManual } = await import('./insert-manual.ts');
  const { personId } = identity;
  const language = languageAsked(request) ?? (await readLanguage(db, entity, personId)) ?? 'en';
  const ids = await insertManual({ db, entity, personId, language, at: () => now });
  await announce(db, entity, { kind: 'help', ids });
  return { ids };
}
