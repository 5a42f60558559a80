import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { arranged, type Choice } from '../arranged.ts';
import type { Arrangement, DashboardName } from '../contract.ts';
import { maySee } from '../dashboard-cards.ts';
import { arrangements } from '../tables.ts';

/** Whose arrangement all have who made none. */
export const everybody = 0;

type Asker = Pick<Scope, 'db' | 'entity' | 'identity' | 'ability'>;

/** How a dashboard is arranged for whoever asks: as they chose, else as all have it, else as usual. */
export async function readArrangement(name: DashboardName, { db, entity, identity, ability }: Asker): Promise<Arrangement> {
  const { personId, choice, version } = arrangements;
  const rows = await db
    .select({ personId, choice, version })
    .from(arrangements)
    .where(and(eq(arrangements.entity, entity), eq(arrangements.page, name), inArray(personId, [everybody, identity.personId])));
  const of = (person: number) => rows.find((row) => row.personId === person);
  const own = of(identity.personId);
  const start = of(everybody);
  const chosen: Choice | null = own?.choice ?? start?.choice ?? null;
  return {
    cards: arranged(name, chosen, ability),
    hidden: (chosen?.hidden ?? []).filter((card) => maySee(card, ability)),
    isOwn: Boolean(own?.choice),
    version: own?.version ?? 0,
    startVersion: start?.version ?? 0,
  };
}
