import { and, asc, inArray } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { boardsView as boards } from '../../tables.ts';
import { readSpaces } from './read-spaces.ts';
import type { Looking } from './seen-boards.ts';

interface SeenBoard {
  id: number;
  name: string;
  /** By their ids within the board, in their order. */
  columns: { id: string; title: string }[];
}

/** The boards in use that whoever asks sees and that have a column, in their order. */
export async function listSeenColumns(looking: Looking): Promise<SeenBoard[]> {
  const spaces = (await readSpaces(looking)).filter(({ isTemplate }) => !isTemplate);
  const ids = spaces.map(({ id }) => id);
  const rows = await looking.db
    .select({ spaceId: boards.spaceId, id: boards.slug, title: boards.title })
    .from(boards)
    .where(and(live(boards, looking.entity), inArray(boards.spaceId, ids)))
    .orderBy(asc(boards.position), asc(boards.id));
  const columns = Map.groupBy(rows, ({ spaceId }) => spaceId);
  return spaces.flatMap(({ id, name }) => {
    const own = columns.get(id)?.map(({ spaceId: _, ...column }) => column) ?? [];
    return own.length > 0 ? [{ id, name, columns: own }] : [];
  });
}
