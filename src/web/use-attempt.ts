import { useCallback } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { leavingText } from './leaving-text.ts';
import { missingRightText } from './right-words.ts';
import { toast } from './toast.ts';

export type Attempt = (failed: string, work: () => Promise<unknown>) => Promise<void>;

/** Runs what may fail; then says so, and offers to try it again, or says which right is missing. */
export function useAttempt(): Attempt {
  const { t } = useTranslation();
  return useCallback(
    async function attempt(failed, work) {
      try {
        await work();
      } catch (error) {
        const forbidden = missingRightText(t, error) || leavingText(t, error);
        // Trying again gives nobody a right, nor a confirmed address.
        if (forbidden) return toast({ tone: 'error', message: forbidden });
        toast({ tone: 'error', message: failed, action: { label: t('ui.tryAgain'), run: () => void attempt(failed, work) } });
      }
    },
    [t],
  );
}
