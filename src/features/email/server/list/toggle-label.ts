import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { toggleLabel as contract } from '../../contract.ts';
import { mails } from '../../tables.ts';
import { refuseUnknownLabels } from '../labels/refuse-unknown-labels.ts';
import { lockOwnMails } from './lock-own-mails.ts';

/** Adds the label where a mail has it not and takes it off where it has; `value` sets it instead, so that a retry is safe. */
export async function toggleLabel({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { emailIds, label, value } = body;
  await refuseUnknownLabels([label], { field: () => 'label', isPut: true }, scope);
  const rows = await lockOwnMails(emailIds, scope, 'not_found');
  const changing = rows.filter((row) => value === undefined || row.labels.includes(label) !== value).map((row) => row.id);
  if (changing.length === 0) return;
  await scope.db
    .update(mails)
    .set({
      labels: sql`case when ${mails.labels} @> array[${label}]::text[] then array_remove(${mails.labels}, ${label}) else array_append(${mails.labels}, ${label}) end`,
      version: sql`${mails.version} + 1`,
      updatedAt: scope.now,
    })
    .where(and(eq(mails.entity, scope.entity), inArray(mails.id, changing)));
  await announce(scope.db, scope.entity, { kind: 'email', ids: changing, person: scope.identity.personId });
}
