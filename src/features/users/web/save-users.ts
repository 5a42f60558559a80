import { openCall } from '#web/api-client.ts';
import type { TFunction } from '#web/i18n.ts';
import { saveAnswer } from '#web/save-answer.ts';
import { toast } from '#web/toast.ts';
import { exportUsers } from '../contract.ts';
import { type UserTableState, wantedUsers } from './list/user-table.ts';
import { whyFailed } from './why-failed.ts';

/** Lets the browser keep what the list shows, all pages of it, as a sheet. */
export async function saveUsers(t: TFunction, state: UserTableState, format: 'csv' | 'xlsx'): Promise<void> {
  try {
    const answer = await openCall(exportUsers, { query: { ...wantedUsers(state), format } });
    await saveAnswer(answer, `${t('users.list.title')}.${format}`);
  } catch (error) {
    toast({
      tone: 'error',
      message: whyFailed(t, error),
      action: { label: t('ui.tryAgain'), run: () => void saveUsers(t, state, format) },
    });
  }
}
