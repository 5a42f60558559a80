import { desc } from 'drizzle-orm';
import { tasksView as cards } from '#features/kanban/tables.ts';
import type { Cards } from '../../contract.ts';
import { readFirstCard } from '../cards/read-project.ts';
import type { Reading } from '../reading.ts';

/** The card of a board that was added last and is not done: one of the reader's where there is any, else one that they see. */
export function readAppDesign(reading: Reading): Promise<Cards['appDesign']> {
  return readFirstCard(reading, desc(cards.createdAt), desc(cards.id));
}
