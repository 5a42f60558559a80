import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { username as usernameRule } from '#contract/credentials.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { addAccount, hasRealAccount, newEntityCode } from '#features/session/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ImportRule } from '#server/import-rule.ts';
import { lockAddress } from '#server/lock-address.ts';
import { queryRows } from '#server/query-rows.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import { limitsOfStart } from '../archive/archive-limits.ts';
import type { ArchiveSource } from '../archive/archive-source.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { checkRows } from './check-rows.ts';
import { cleanRowsBy } from './clean-rows.ts';
import { factsOf, refuseProblems } from './import-workspace.ts';
import { seatUser } from './seat-founder.ts';
import { lockImport, takeIn } from './take-in.ts';

/**
 * Takes an archive in as the first company of an installation in which nobody has an account of their own. Who made the archive gets one,
 * with the password given here, and is its admin: the operator knows whom they hand it to.
 * @throws Refusal where somebody is there already, and for an archive that cannot be taken
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
    // Nobody may register as the first admin meanwhile.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('atrium first admin'))`);
    if (await hasRealAccount(db)) throw new Refusal('conflict', { code: 'installation_in_use' });
    await lockImport(db, catalogue, entity);
    refuseProblems(await takeIn({ db, deps, entity, archive, cleanRows }));
    await refuseTakenLogin(db, email, username);
    const account = { entity, personId, email, username, passwordHash, role: 'admin', userType: 'staff' };
    await addAccount(db, { ...account, emailVerifiedAt: now, createdAt: now, passwordSetAt: now });
    await seatUser(db, entity, { account, user: undefined, personId, now });
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
