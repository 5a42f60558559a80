import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { username as usernameRule } from '#contract/credentials.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { addAccount, hasRealAccount, newEntityCode } from '#platform/session/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ImportRule } from '#server/import-rule.ts';
import { lockAddress } from '#server/locks.ts';
import { queryRows } from '#server/query-rows.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { checkWorkspace, importWorkspace as contract } from '../contract.ts';
import { type ArchiveSource, limitsOfStart } from './archive-source.ts';
import { readCatalogue } from './catalogue.ts';
import { type ArchiveQueue, type CheckedArchive, checkRows, receiveArchive } from './check-rows.ts';
import { type CleanRows, cleanRowsBy } from './clean-rows.ts';
import { insertArchive, lockImport } from './insert-archive.ts';
import { clearFounderRows, ensureAdminUser, matchFounder } from './match-founder.ts';
import type { RowProblem } from './row-problem.ts';

/** Imports an archive into the caller's company while it is empty: all or nothing. */
export async function importWorkspace(archive: CheckedArchive, cleanRows: CleanRows, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity } = scope;
  refuseProblems(archive.problems);
  await lockImport(db, archive.catalogue, entity);
  const founder = await clearFounderRows(db, archive.catalogue, entity);
  refuseProblems(await insertArchive({ db, deps, entity, archive, cleanRows }));
  const personId = await matchFounder(db, entity, founder, scope.now);
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
  // The identity of the caller and everything they see has changed.
  await announce(db, entity, { kind: 'session', ids: [] });
  return factsOf(archive);
}

class TakenBack extends Error {}

/** Validates an archive by inserting its rows in a transaction that is rolled back. */
export async function tryWorkspace(
  cleanRows: CleanRows,
  scope: PreparingScope,
  turns: ArchiveQueue,
): Promise<AnswerOf<typeof checkWorkspace>> {
  const { deps, entity, now } = scope;
  const archive = await receiveArchive(scope, turns);
  let { problems } = archive;
  const tryRows = () =>
    deps.database
      .writing(entity, async (db) => {
        await lockImport(db, archive.catalogue, entity);
        const founder = await clearFounderRows(db, archive.catalogue, entity);
        problems = await insertArchive({ db, deps, entity, archive, cleanRows, isTrial: true });
        if (problems.length === 0) await matchFounder(db, entity, founder, now);
        throw new TakenBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  if (problems.length === 0) await turns.altogether.pass('', tryRows);
  return { ...factsOf(archive), problems };
}

/** @throws 400 naming each rejected row by table and key */
function refuseProblems(problems: RowProblem[]): void {
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(({ table, id, why }) => [`${table} ${id}`, [why]]));
  throw new Refusal('invalid', { code: 'rows_not_taken', count: problems.length }, { fields });
}

function factsOf({ head, manifest, leftColumns }: CheckedArchive): AnswerOf<typeof contract> {
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

/**
 * Imports an archive as the first company of an installation without real accounts. The person who exported it gets an account
 * with the given password and becomes its admin; the operator is trusted to hand it to the right person.
 * @throws Refusal when an account exists already, and for an invalid archive
 */
export async function importFirstCompany(deps: Dependencies, rules: readonly ImportRule[], source: ArchiveSource, password: string) {
  const cleanRows = cleanRowsBy(rules);
  const entity = newEntityCode();
  if (await deps.database.reading(null, hasRealAccount)) throw new Refusal('conflict', { code: 'installation_in_use' });
  const catalogue = await deps.database.reading(entity, readCatalogue);
  const archive = await checkRows(source, limitsOfStart(deps.settings.uploadLimitBytes), catalogue, deps);
  refuseProblems(archive.problems);
  const { email, username, personId } = archive.head.by;
  if (!z.safeParse(usernameRule(), username).success) throw new Refusal('invalid', { code: 'archive_changed', entry: 'atrium.json' });
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock();
  await deps.database.writing(entity, async (db) => {
    // Blocks concurrent registration of the first admin.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('atrium first admin'))`);
    if (await hasRealAccount(db)) throw new Refusal('conflict', { code: 'installation_in_use' });
    await lockImport(db, catalogue, entity);
    refuseProblems(await insertArchive({ db, deps, entity, archive, cleanRows }));
    await refuseTakenLogin(db, email, username);
    const account = { entity, personId, email, username, passwordHash, role: 'admin', userType: 'staff' };
    await addAccount(db, { ...account, emailVerifiedAt: now, createdAt: now, passwordSetAt: now });
    await ensureAdminUser(db, entity, { account, user: undefined, personId, now });
    const origin = {
      entity,
      identity: { personId },
      now,
      request: new Request('http://localhost'),
      caller: { address: '', sampleAccountsAllowed: false },
    };
    await recordAudit(db, origin, { action: 'workspace.imported', target: archive.head.company });
  });
  return { ...factsOf(archive), email };
}

async function refuseTakenLogin(db: Db, email: string, username: string): Promise<void> {
  await lockAddress(db, email);
  const [taken] = await queryRows<{ email_taken: boolean; username_taken: boolean }>(
    db,
    sql`select * from taken_login_names(${email}, ${username})`,
  );
  if (taken?.email_taken) throw invalid('email', 'email_in_use');
  if (taken?.username_taken) throw invalid('username', 'username_in_use');
}
