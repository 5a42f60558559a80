import { and, desc, lt } from 'drizzle-orm';
import { abilityFrom } from '#contract/ability.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { directionOf } from '#contract/languages.ts';
import { companyZone, todayOf } from '#features/company-day/server/offers.ts';
import { askedLanguage } from '#server/asked-language.ts';
import type { Scope } from '#server/scope.ts';
import { answerSheet } from '#server/sheet.ts';
import { wordsIn } from '#server/words.ts';
import type { exportAudit as contract } from '../contract.ts';
import { texts } from '../locales/server/texts.ts';
import { auditEntriesView as entries } from '../tables.ts';
import { findHiddenPeople, seenOrigin } from './hidden-people.ts';
import { recordAudit } from './record-audit.ts';
import { wantedEntries } from './wanted-entries.ts';

type Wanted = Omit<GivenOf<typeof contract>['query'], 'format'>;
type Exporting = Omit<Scope, 'db'>;

const rowsPerLook = 1000;
const columns = ['time', 'who', 'action', 'what', 'changes', 'address', 'browser'];

/** The audit log as a sheet, the newest first; that it was exported is in the log itself. */
export async function exportAudit({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { format, ...wanted } = query;
  await recordAudit(scope.db, scope, { action: 'audit.exported' });
  // What fails at once is refused; later the answer breaks off.
  const first = await readRows(wanted, Number.MAX_SAFE_INTEGER, scope);
  const name = `atrium-audit-${await todayOf(scope)}`;
  const language = askedLanguage(scope.request);
  const words = wordsIn(texts, language);
  const labels = columns.map((column) => ({ label: words(`auditSheet.${column}`) }));
  const sheet = { format, name, direction: directionOf(language), columns: labels, batches: batchesOf(first, wanted, scope) };
  return answerSheet(sheet, scope);
}

async function* batchesOf(first: ReadRows, wanted: Wanted, scope: Exporting): AsyncGenerator<(string | Date)[][]> {
  for (let { rows, hidden } = first; ; ) {
    if (rows.length > 0) {
      yield rows.map((row) => {
        const { at, actorName, action, target, changes } = row;
        const { address, userAgent } = seenOrigin(row, hidden);
        const changed = changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`).join('; ');
        return [at, actorName, action, target, changed, address, userAgent];
      });
    }
    if (rows.length < rowsPerLook) return;
    const before = rows.at(-1)?.id ?? 0;
    const identity = await scope.identifyAgain();
    if (!identity || !abilityFrom(identity.rules).can('read', 'Audit')) throw new Error('the right to read ended during the export');
    ({ rows, hidden } = await scope.deps.database.reading(scope.entity, (db) => readRows(wanted, before, { ...scope, db })));
  }
}

type ReadRows = Awaited<ReturnType<typeof readRows>>;

async function readRows(wanted: Wanted, before: number, { db, entity, ability }: Pick<Scope, 'db' | 'entity' | 'ability'>) {
  const hidden = await findHiddenPeople({ db, entity, ability });
  const zone = await companyZone({ db, entity });
  const rows = await db
    .select()
    .from(entries)
    .where(and(wantedEntries(wanted, { entity, zone, hidden }), lt(entries.id, before)))
    .orderBy(desc(entries.id))
    .limit(rowsPerLook);
  return { rows, hidden };
}
