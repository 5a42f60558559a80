import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateMailTemplate as contract } from '../../preferences-contract.ts';
import { mailTemplates } from '../../tables.ts';
import type { CleanMessage } from '../compose/clean-message.ts';
import { keptHtml } from './kept-html.ts';
import { ownTemplates, readTemplate } from './read-templates.ts';

/** Replaces a template, unless another tab did meanwhile. */
export async function updateTemplate(
  { params, body }: GivenOf<typeof contract>,
  scope: Scope,
  clean: CleanMessage,
): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const one = and(ownTemplates(scope), eq(mailTemplates.id, params.id));
  const [current] = await db.select().from(mailTemplates).where(one).for('update');
  if (!current) throw notFound('template');
  if (body.version !== undefined && body.version !== current.version) {
    throw conflict('template', await readTemplate(params.id, scope));
  }
  const { name, subject } = body;
  const message = await keptHtml(clean, scope, current.message);
  await db
    .update(mailTemplates)
    .set({ name, subject, message, version: current.version + 1, updatedAt: now })
    .where(one);
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { template: await readTemplate(params.id, scope) };
}
