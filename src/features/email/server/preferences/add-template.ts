import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addMailTemplate as contract } from '../../preferences-contract.ts';
import { mailTemplates } from '../../tables.ts';
import type { CleanMessage } from '../compose/clean-message.ts';
import { keptHtml } from './kept-html.ts';
import { readTemplate } from './read-templates.ts';
import { refuseMoreTemplates } from './refuse-more-templates.ts';

/** Adds a template. */
export async function addTemplate(
  { body }: GivenOf<typeof contract>,
  scope: Scope,
  clean: CleanMessage,
): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { name, subject } = body;
  const message = await keptHtml(clean, scope);
  await refuseMoreTemplates(scope);
  const id = await nextId(db, entity, 'mail template');
  await db.insert(mailTemplates).values({ entity, id, ownerId: identity.personId, name, subject, message, createdAt: now, updatedAt: now });
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { template: await readTemplate(id, scope) };
}
