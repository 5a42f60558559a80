import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import type { Account } from '../contract.ts';
import { accountQuery } from './account-queries.ts';

/** Tells that the account was saved, and offers to take that back. */
export type SaySaved = (saved: Account, message: string, undo: () => Promise<Account>) => void;

/** Shows an account as it was answered, and says what was changed. */
export function useSavedAccount(): SaySaved {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  return useCallback(
    (saved, message, undo) => {
      const show = (account: Account) => queryClient.setQueryData(accountQuery.queryKey, account);
      const takeBack = () => attempt(t('account.notUndone'), async () => show(await undo()));
      show(saved);
      toast({ message, tone: 'success', action: { label: t('ui.undo'), isUndo: true, run: takeBack } });
    },
    [t, queryClient, attempt],
  );
}
