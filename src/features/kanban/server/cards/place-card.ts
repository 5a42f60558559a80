import { textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import { readBoards } from '../boards/read-boards.ts';
import { lockOrder } from '../order/lock-order.ts';
import { companySpace } from '../spaces/company-spaces.ts';
import { insertCard } from './insert-card.ts';

const longestTitle = 300;

interface PlacedCard {
  spaceId: number;
  title: string;
  /** HTML that may be shown as it is. */
  description: string;
  /** Who added it; null for what came about by itself. */
  by: number | null;
}

/**
 * Adds a card to the first column of a board of the whole company, whatever rights the caller has. Waits for others who change cards.
 * @returns its id; null where there is no such board any more, or none with a column.
 */
export async function placeCard(scope: Scope, { spaceId, title, description, by }: PlacedCard): Promise<number | null> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const space = await companySpace(db, entity, spaceId);
  const [column] = space ? await readBoards(db, entity, space.id) : [];
  if (!space || !column) return null;
  const texts = { title: [...title].slice(0, longestTitle).join(''), description, descriptionText: textOfHtml(description) };
  return insertCard(scope, { ...column, space }, { ...texts, createdBy: by });
}
