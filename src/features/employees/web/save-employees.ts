import { openCall } from '#web/api-client.ts';
import type { TFunction } from '#web/i18n.ts';
import { saveAnswer } from '#web/save-answer.ts';
import { toast } from '#web/toast.ts';
import { exportEmployees } from '../contract.ts';
import { type EmployeeTableState, wantedEmployees } from './employee-table.ts';

/** Lets the browser keep what the list is asked for, all pages of it, as a file. */
export async function saveEmployees(t: TFunction, state: EmployeeTableState, format: 'csv' | 'xlsx' | 'pdf'): Promise<void> {
  try {
    const answer = await openCall(exportEmployees, { query: { ...wantedEmployees(state), format } });
    await saveAnswer(answer, `${t('employees.title')}.${format}`);
  } catch {
    toast({
      ...{ tone: 'error', message: t('employees.failed.export') },
      action: { label: t('ui.tryAgain'), run: () => void saveEmployees(t, state, format) },
    });
  }
}
