import { eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { listCompanySpaces } from '#features/kanban/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { getFulfilment as contract, Fulfilment } from '../../fulfilment-contract.ts';
import { fulfilments } from '../../tables.ts';

type Chosen = Pick<typeof fulfilments.$inferSelect, 'spaceId' | 'version'> & { language: typeof fulfilments.$inferSelect.language | null };

/** What the company has chosen; none at first. The board may be gone meanwhile. */
export async function readChosen({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Chosen> {
  const [row] = await db.select().from(fulfilments).where(eq(fulfilments.entity, entity));
  return row ?? { spaceId: null, version: 1, language: null };
}

/** The same with the boards that there are, as far as the caller may know. */
export async function readFulfilment(scope: Scope): Promise<Fulfilment> {
  const { spaceId, version } = await readChosen(scope);
  const boards = scope.ability.can('read', 'Board') ? await listCompanySpaces(scope.db, scope.entity) : [];
  return { board: boards.find(({ id }) => id === spaceId) ?? null, boards, version };
}

/** On which board orders become cards, and on which they can. */
export async function getFulfilment(_given: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return { fulfilment: await readFulfilment(scope) };
}
