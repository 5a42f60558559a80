import { abilityFrom } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import type { Scope } from './scope.ts';

/** How many rows are read at a time. */
const rowsPerBatch = 1000;

interface Reading<Row> {
  /** All rows that are asked for, in their order: what is added or changed while they are written neither doubles nor drops one. */
  ids: number[];
  /** The rows of these ids in their order, without those that are gone. */
  read: (scope: Pick<Scope, 'db' | 'deps' | 'entity'>, ids: number[]) => Promise<Row[]>;
  /** What one has to be able to read for as long as it takes. */
  subject: Subject;
}

/**
 * The rows of a list by the thousand. The first ones are read at once, so that what fails is refused, each other batch on a connection of its
 * own, so that a slow reader holds none. It breaks off when the right to read ends.
 */
export async function listBatches<Row>({ ids, read, subject }: Reading<Row>, { db, ...scope }: Scope): Promise<AsyncGenerator<Row[]>> {
  const { deps, entity } = scope;
  const first = await read({ db, deps, entity }, ids.slice(0, rowsPerBatch));
  async function* all() {
    yield first;
    for (let at = rowsPerBatch; at < ids.length; at += rowsPerBatch) {
      await refuseUnlessStillAble('read', subject, scope);
      yield await deps.database.reading(entity, (other) => read({ db: other, deps, entity }, ids.slice(at, at + rowsPerBatch)));
    }
  }
  return all();
}

/** @throws where a right ended while a list is written. */
export async function refuseUnlessStillAble(
  action: Action,
  subject: Subject,
  { identifyAgain }: Pick<Scope, 'identifyAgain'>,
): Promise<void> {
  const identity = await identifyAgain();
  if (!identity || !abilityFrom(identity.rules).can(action, subject))
    throw new Error(`the right to ${action} ${subject} ended while a list was written`);
}
