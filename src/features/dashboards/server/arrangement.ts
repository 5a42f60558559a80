import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ability } from '#contract/ability.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { arranged, type Choice } from '../arranged.ts';
import type * as contract from '../arrangement-contract.ts';
import { columnsOf } from '../card-room.ts';
import type { Arrangement, DashboardName } from '../contract.ts';
import { allCards, maySee } from '../dashboard-cards.ts';
import { arrangements } from '../tables.ts';

export async function arrangeDashboard(
  { body }: GivenOf<typeof contract.arrangeDashboard>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.arrangeDashboard>> {
  const { name, version, cards, hidden } = body;
  refuseOddChoice(body, scope.ability);
  await keepChoice({ name, version, personId: scope.identity.personId, choice: { cards, hidden } }, scope);
  return { arrangement: await readArrangement(name, scope) };
}

/** Resets the caller's dashboard to the company default. */
export async function resetDashboard(
  { query }: GivenOf<typeof contract.resetDashboard>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.resetDashboard>> {
  await keepChoice({ ...query, personId: scope.identity.personId, choice: null }, scope);
  return { arrangement: await readArrangement(query.name, scope) };
}

/** Sets the company's default dashboard layout. */
export async function setStart({ body }: GivenOf<typeof contract.setStart>, scope: Scope): Promise<AnswerOf<typeof contract.setStart>> {
  const { name, version, choice } = body;
  if (choice) refuseOddChoice(choice, scope.ability, 'choice.');
  const before = await keepChoice({ name, version, personId: everybody, choice }, scope);
  return { arrangement: await readArrangement(name, scope), before: before && { cards: [...before.cards], hidden: [...before.hidden] } };
}

/** Person id under which the company default is stored. */
const everybody = 0;

type Asker = Pick<Scope, 'db' | 'entity' | 'identity' | 'ability'>;

/** Returns a dashboard's layout for the caller: their own, otherwise the company default, otherwise the built-in one. */
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

interface Kept {
  name: DashboardName;
  personId: number;
  /** The version the caller saw. */
  version: number;
  choice: Choice | null;
}

/** Saves a layout for a person or the company and returns the previous one. @throws 409 if it was changed in the meantime. */
async function keepChoice({ name, personId, version, choice }: Kept, scope: Scope): Promise<Choice | null> {
  const { db, entity, now } = scope;
  // Inserts a placeholder first so that concurrent first saves wait for each other on the key.
  await db.insert(arrangements).values({ entity, personId, page: name, choice: null, version: 0, updatedAt: now }).onConflictDoNothing();
  const kept = and(eq(arrangements.entity, entity), eq(arrangements.personId, personId), eq(arrangements.page, name));
  const [row] = await db.select().from(arrangements).where(kept).for('update');
  if (!row) throw new Error('the row has just been added');
  if (row.version !== version) throw conflict('page', await readArrangement(name, scope));
  await db
    .update(arrangements)
    .set({ choice, version: sql`${arrangements.version} + 1`, updatedAt: now })
    .where(kept);
  // The company default is announced to everyone, a personal layout only to its owner.
  await announce(db, entity, { kind: 'view', ids: [], ...(personId !== everybody && { person: personId }) });
  return row.choice;
}

/**
 * @throws 400 for a card that is duplicated, not visible to the caller, or too wide. @param within Path of the field that contains the
 * layout.
 */
function refuseOddChoice({ cards, hidden }: Choice, ability: Ability, within = ''): void {
  const seen = new Set<string>();
  const choices = allCards.filter((card) => maySee(card, ability));
  const refuseCard = (card: Choice['hidden'][number], field: string) => {
    if (!choices.includes(card)) throw invalid(field, { code: 'not_one_of', choices });
    if (seen.has(card)) throw invalid(field, 'there_twice');
    seen.add(card);
  };
  for (const [at, { card, columns }] of cards.entries()) {
    refuseCard(card, `${within}cards.${at}.card`);
    const fitting = columnsOf(card);
    if (!fitting.includes(columns)) throw invalid(`${within}cards.${at}.columns`, { code: 'not_one_of', choices: fitting.map(String) });
  }
  for (const [at, card] of hidden.entries()) refuseCard(card, `${within}hidden.${at}`);
}
