import { and, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { abilityFrom } from '#contract/ability.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { directionOf } from '#contract/languages.ts';
import { pageOffset } from '#contract/primitives.ts';
import { companyZone, todayOf } from '#platform/company-day/server/public-api.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { hasAll, readRoles } from '#platform/rights/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { countTotal, maxToCount } from '#server/bounded-count.ts';
import { containsText, substringPattern } from '#server/contains-text.ts';
import type { Scope } from '#server/scope.ts';
import { answerSheet } from '#server/sheet.ts';
import { requestedLanguage, wordsIn } from '#server/words.ts';
import { endOfDayIn, startOfDayIn } from '#server/zone-days.ts';
import type * as contract from '../contract.ts';
import { texts } from '../locales/server/texts.ts';
import { type auditEntriesView, auditEntriesView as entries } from '../tables.ts';
import { recordAudit } from './record-audit.ts';

/** Returns one page of the audit log, newest first. */
export async function listAudit({ query }: GivenOf<typeof contract.listAudit>, scope: Scope): Promise<AnswerOf<typeof contract.listAudit>> {
  const { db, deps, entity } = scope;
  const { page, perPage, exactTotal, ...wanted } = query;
  const hidden = await findHiddenPeople(scope);
  const condition = wantedEntries(wanted, { entity, zone: await companyZone(scope), hidden });
  const offset = pageOffset({ page, perPage });
  const rows =
    offset === null ? [] : await db.select().from(entries).where(condition).orderBy(desc(entries.id)).limit(perPage).offset(offset);
  const counted = await countTotal(db, sql`${entries}`, condition, maxToCount({ offset, perPage, exactTotal }));
  const people = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map(({ actorId }) => actorId),
  );
  return {
    entries: rows.map((row) => {
      const { id, at, action, actorId, actorName, target, changes } = row;
      const person = actorId === null ? undefined : people.get(actorId);
      // The actor's name at that time.
      const actor = person ? { ...person, fullName: actorName || person.fullName } : null;
      return { id, at: at.toISOString(), action, actor, target, changes, ...seenOrigin(row, hidden) };
    }),
    ...counted,
  };
}

type Exported = Omit<GivenOf<typeof contract.exportAudit>['query'], 'format'>;
type Exporting = Omit<Scope, 'db'>;

const rowsPerLook = 1000;
const columns = ['time', 'who', 'action', 'what', 'changes', 'address', 'browser'];

/** Exports the audit log as a spreadsheet, newest first; the export is itself logged. */
export async function exportAudit({ query }: GivenOf<typeof contract.exportAudit>, scope: Scope): Promise<Response> {
  const { format, ...wanted } = query;
  await recordAudit(scope.db, scope, { action: 'audit.exported' });
  // Immediate failures become a refusal; later ones abort the stream.
  const first = await readRows(wanted, Number.MAX_SAFE_INTEGER, scope);
  const name = `atrium-audit-${await todayOf(scope)}`;
  const language = requestedLanguage(scope.request);
  const words = wordsIn(texts, language);
  const labels = columns.map((column) => ({ label: words(`auditSheet.${column}`) }));
  const sheet = { format, name, direction: directionOf(language), columns: labels, batches: batchesOf(first, wanted, scope) };
  return answerSheet(sheet, scope);
}

async function* batchesOf(first: ReadRows, wanted: Exported, scope: Exporting): AsyncGenerator<(string | Date)[][]> {
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

async function readRows(wanted: Exported, before: number, { db, entity, ability }: Pick<Scope, 'db' | 'entity' | 'ability'>) {
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

type Entry = typeof auditEntriesView.$inferSelect;

/** Returns the people whose IP addresses and browsers the caller can't see: those whose role has more permissions. */
async function findHiddenPeople({ db, entity, ability }: Pick<Scope, 'db' | 'entity' | 'ability'>): Promise<Set<number>> {
  const above = (await readRoles(db, entity)).filter(({ rules }) => !hasAll(ability, rules)).map(({ name }) => name);
  if (above.length === 0) return new Set();
  const found = await db
    .select({ personId: accounts.personId })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), inArray(accounts.role, above)));
  return new Set(found.map(({ personId }) => personId));
}

/** Returns the origin of an entry if the caller can see it. Without an actor, such as for a wrong password, the target decides. */
function seenOrigin(entry: Entry, hidden: ReadonlySet<number>): { address: string; userAgent: string } {
  const { actorId, targetKind, targetId, address, userAgent } = entry;
  const whose = actorId ?? (targetKind === 'person' ? Number(targetId) : null);
  return whose !== null && hidden.has(whose) ? { address: '', userAgent: '' } : { address, userAgent };
}

type Filter = Omit<GivenOf<typeof contract.listAudit>['query'], 'page' | 'perPage' | 'exactTotal'>;

interface Seen {
  entity: string;
  /** The company's time zone. */
  zone: string;
  /** People whose addresses are hidden. */
  hidden: ReadonlySet<number>;
}

/** Builds the condition for the filters. */
function wantedEntries({ q, action, actorId, from, to }: Filter, { entity, zone, hidden }: Seen): SQL | undefined {
  // Hidden addresses can't be found by search; the index covers the combined text.
  const { target, actorName, address } = entries;
  const text = hidden.size
    ? sql`lower(${target} || chr(31) || ${actorName})`
    : sql`lower(${target} || chr(31) || ${actorName} || chr(31) || ${address})`;
  return and(
    eq(entries.entity, entity),
    q.trim() ? containsText(text, q.trim()) : undefined,
    action ? or(eq(entries.action, action as never), like(entries.action, `${substringPattern(action).slice(1, -1)}.%`)) : undefined,
    actorId === undefined ? undefined : eq(entries.actorId, actorId),
    from === undefined ? undefined : gte(entries.at, typeof from === 'string' ? startOfDayIn(zone, from) : from),
    to === undefined ? undefined : lt(entries.at, typeof to === 'string' ? endOfDayIn(zone, to) : to),
  );
}
