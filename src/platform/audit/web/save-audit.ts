import { openCall } from '#web/api-client.ts';
import type { TFunction } from '#web/i18n.ts';
import { saveAnswer } from '#web/save-answer.ts';
import { exportAudit } from '../contract.ts';
import { type AuditTableState, auditFilterInput } from './audit-table.ts';

/** Downloads all pages of the filtered log as a spreadsheet. */
export async function saveAudit(t: TFunction, state: AuditTableState, format: 'csv' | 'xlsx'): Promise<void> {
  const answer = await openCall(exportAudit, { query: { ...auditFilterInput(state), format } });
  await saveAnswer(answer, `${t('menu.auditLog')}.${format}`);
}
