import type { AnswerOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { checkWorkspace, importWorkspace as contract } from '../../contract.ts';
import type { CheckedArchive } from './check-rows.ts';
import type { CleanRows } from './clean-rows.ts';
import { makeRoom } from './make-room.ts';
import { type ArchiveTurns, receiveArchive } from './receive-archive.ts';
import type { RowProblem } from './row-problem.ts';
import { seatFounder } from './seat-founder.ts';
import { lockImport, takeIn } from './take-in.ts';

/** Takes an archive into the company of whoever calls, as long as that is empty: all of it, or nothing. */
export async function importWorkspace(archive: CheckedArchive, cleanRows: CleanRows, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity } = scope;
  refuseProblems(archive.problems);
  await lockImport(db, archive.catalogue, entity);
  const founder = await makeRoom(db, archive.catalogue, entity);
  refuseProblems(await takeIn({ db, deps, entity, archive, cleanRows }));
  const personId = await seatFounder(db, entity, founder, scope.now);
  const { head } = archive;
  await recordAudit(
    db,
    { ...scope, identity: { personId } },
    {
      action: 'workspace.imported',
      target: head.company,
      changes: [{ field: 'madeAt', from: '', to: head.madeAt }],
    },
  );
  // Who they are, and all that they see, is another one now.
  await announce(db, entity, { kind: 'session', ids: [] });
  return factsOf(archive);
}

class TakenBack extends Error {}

/** Says what would become of an archive: its rows are tried in a transaction that is taken back. */
export async function tryWorkspace(
  cleanRows: CleanRows,
  scope: PreparingScope,
  turns: ArchiveTurns,
): Promise<AnswerOf<typeof checkWorkspace>> {
  const { deps, entity, now } = scope;
  const archive = await receiveArchive(scope, turns);
  let { problems } = archive;
  const tryRows = () =>
    deps.database
      .writing(entity, async (db) => {
        await lockImport(db, archive.catalogue, entity);
        const founder = await makeRoom(db, archive.catalogue, entity);
        problems = await takeIn({ db, deps, entity, archive, cleanRows, isTrial: true });
        if (problems.length === 0) await seatFounder(db, entity, founder, now);
        throw new TakenBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  if (problems.length === 0) await turns.altogether.pass('', tryRows);
  return { ...factsOf(archive), problems };
}

/** @throws 400 that names each row that cannot be taken, by its table and key */
export function refuseProblems(problems: RowProblem[]): void {
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(({ table, id, why }) => [`${table} ${id}`, [why]]));
  throw new Refusal('invalid', { code: 'rows_not_taken', count: problems.length }, { fields });
}

export function factsOf({ head, manifest, leftColumns }: CheckedArchive): AnswerOf<typeof contract> {
  return {
    company: head.company,
    madeAt: head.madeAt,
    tables: manifest.tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => ({ table: name, rows })),
    files: manifest.files.length,
    fileBytes: manifest.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    missingFiles: manifest.missing.length,
    stayed: manifest.stayed,
    leftColumns,
  };
}
