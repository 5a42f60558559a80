import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { addCard } from '#features/kanban/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { makeCard as contract } from '../../contract.ts';
import { filesOf } from './files-of.ts';
import { htmlOfLines } from './html-of-lines.ts';
import { makeOnce } from './make-once.ts';

/** Makes a card of something, with its files if they are to come along. */
export function makeCard({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { clientKey, from, title, description, spaceId, columnId, dueAt, withFiles } = body;
  const add = async () => {
    const attachments = withFiles ? await filesOf(from, scope) : [];
    const texts = { title, description: htmlOfLines(description), descriptionText: description.trim() };
    return addCard(scope, { ...texts, spaceId, boardId: columnId, dueAt: dueAt === null ? null : new Date(dueAt), attachments });
  };
  return makeOnce({ clientKey, from, kind: 'card', add }, scope);
}
