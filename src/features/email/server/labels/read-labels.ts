import { asc } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { type MailLabel, ownLabelOf, type Tint } from '../../labels-contract.ts';
import { mailLabels } from '../../tables.ts';
import { ownLabels } from './lock-labels.ts';

const { id, name, tint, position, version } = mailLabels;
export const labelColumns = { id, name, tint, position, version };

/** A label as the contract has it. */
export function toLabel(row: Omit<MailLabel, 'label' | 'tint'> & { tint: string }): MailLabel {
  return { id: row.id, label: ownLabelOf(row.id), name: row.name, tint: row.tint as Tint, position: row.position, version: row.version };
}

/** The labels that the signed-in person made, in their order. */
export async function readLabels(scope: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<MailLabel[]> {
  const rows = await scope.db.select(labelColumns).from(mailLabels).where(ownLabels(scope)).orderBy(asc(position), asc(id));
  return rows.map(toLabel);
}
