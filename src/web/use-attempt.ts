import { useCallback } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { commonFailure } from './actions/common-failure.ts';
import { toast } from './toast.ts';
import { trackWrite } from './undo/writes-under-way.ts';

type Attempt = (failed: string, work: () => Promise<unknown>) => Promise<boolean>;

/**
 * Runs work without an optimistic update. On failure shows a toast with a retry, or with the missing permission. Returns whether it
 * succeeded.
 */
export function useAttempt(): Attempt {
  const { t } = useTranslation();
  return useCallback(
    async function attempt(failed, work) {
      try {
        await trackWrite(work);
        return true;
      } catch (error) {
        const { message, isFinal } = commonFailure(t, error, failed);
        const again = { label: t('ui.tryAgain'), run: () => void attempt(failed, work) };
        toast({ tone: 'error', message, ...(!isFinal && { action: again }) });
        return false;
      }
    },
    [t],
  );
}
