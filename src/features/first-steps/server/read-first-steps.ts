import { and, eq, isNotNull, isNull, like, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ability } from '#contract/ability.ts';
import type { FirstStep, FirstStepName } from '#contract/first-step.ts';
import { imapAccounts } from '#features/email/tables.ts';
import { invoices } from '#features/invoice/tables.ts';
import { auditEntries } from '#platform/audit/tables.ts';
import { invitations, people } from '#platform/people/tables.ts';
import { sellers } from '#platform/seller/tables.ts';
import { accounts, twoSteps } from '#platform/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import { dismissals } from '../tables.ts';

/**
 * Returns the caller's checklist: admins set up the company, everyone else their own account. Null when every step is done, after a
 * dismissal, and for demo accounts.
 */
export async function readFirstSteps(scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'ability' | 'deps'>): Promise<FirstStep[] | null> {
  const { db, entity, identity, ability, deps } = scope;
  const names = stepsFor(ability);
  const { personId, accountId } = identity;
  const exists = (table: PgTable & { entity: AnyPgColumn }, condition: SQL | undefined) =>
    sql<boolean>`exists (select 1 from ${table} where ${and(eq(table.entity, entity), condition)})`;
  const facts: Record<FirstStepName, SQL<boolean>> = {
    // A company with a country counts as set up, unless setup is in progress.
    setup: sql`(${exists(dismissals, eq(dismissals.name, 'setup-data'))}
      or (${exists(sellers, ne(sellers.country, ''))} and not ${exists(dismissals, like(dismissals.name, 'setup-%'))}))`,
    seller: exists(
      sellers,
      and(ne(sellers.name, ''), ne(sellers.address, ''), ne(sellers.country, ''), or(ne(sellers.iban, ''), ne(sellers.accountNumber, ''))),
    ),
    // Rows from the sample data were not created by an account of the company.
    invoice: exists(
      invoices,
      and(
        isNull(invoices.deletedAt),
        sql`${invoices.createdBy} in (select person_id from accounts where entity = ${entity} and not is_sample)`,
      ),
    ),
    colleague: sql`(${exists(accounts, and(ne(accounts.id, accountId), eq(accounts.isSample, false)))}
      or ${exists(invitations, eq(invitations.kind, 'invitation'))})`,
    mail: deps.settings.receivesMail ? sql`true` : exists(imapAccounts, eq(imapAccounts.personId, personId)),
    'two-step': exists(twoSteps, and(eq(twoSteps.accountId, accountId), isNotNull(twoSteps.confirmedAt))),
    backup: exists(auditEntries, eq(auditEntries.action, 'workspace.exported')),
    picture: exists(people, and(eq(people.id, personId), isNotNull(people.avatarFileId))),
  };
  const dismissed = db
    .select({ one: sql`1` })
    .from(dismissals)
    .where(and(eq(dismissals.entity, entity), eq(dismissals.personId, personId), eq(dismissals.name, 'first-steps')));
  // PostgreSQL evaluates the subqueries only for returned rows: after a dismissal they cost nothing.
  const [row] = await db
    .select({
      done: sql<boolean[]>`array[${sql.join(
        names.map((name) => facts[name]),
        sql`, `,
      )}]`,
    })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId), eq(accounts.isSample, false), notExists(dismissed)));
  if (!row || row.done.every(Boolean)) return null;
  return names.map((name, at) => ({ name, isDone: row.done[at] ?? false }));
}

/** Returns the steps these permissions allow, in order. */
export function stepsFor(ability: Pick<Ability, 'can'>): FirstStepName[] {
  const all: readonly (readonly [FirstStepName, boolean])[] = ability.can('update', 'Seller')
    ? [
        ['setup', ability.can('manage', 'all')],
        ['seller', true],
        ['invoice', ability.can('create', 'Invoice')],
        ['colleague', ability.can('create', 'User')],
        ['mail', ability.can('read', 'Email')],
        ['two-step', true],
        ['backup', ability.can('manage', 'all')],
      ]
    : [
        ['picture', true],
        ['mail', ability.can('read', 'Email')],
        ['two-step', true],
      ];
  return all.filter(([, isPossible]) => isPossible).map(([name]) => name);
}
