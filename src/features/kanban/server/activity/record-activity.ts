import { insertRows } from '#server/insert-rows.ts';
import { nextIds } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { ActivityEntry } from '../../activity-contract.ts';
import { taskActivity } from '../../tables.ts';

export interface Deed {
  taskId: number;
  kind: ActivityEntry['kind'];
  facts?: ActivityEntry['facts'];
  /** Null where nobody in particular did it; without it the caller. */
  personId?: number | null;
}

/** Writes down what the caller did to cards. After the cards are locked: the counter is held until the transaction ends. */
export async function recordActivity({ db, entity, identity, now }: Scope, deeds: Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  const ids = await nextIds(db, entity, 'board activity', deeds.length);
  const rows = deeds.map((deed, index) => ({ personId: identity.personId, ...deed, entity, id: ids[index] ?? 0, time: now }));
  await insertRows(db, taskActivity, rows);
}
