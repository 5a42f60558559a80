import { useQueryClient } from '@tanstack/react-query';
import { currentAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { trackWrite } from '#web/undo/writes-under-way.ts';
import { toErrorText } from './to-error-text.ts';

interface Removal {
  /** The list that contains it. */
  queryKey: readonly string[];
  /** Message after the removal. */
  said: string;
  remove(): Promise<unknown>;
  restore(): Promise<unknown>;
  /** Permission needed to restore it; an alias is added again. */
  restoredBy?: 'update' | 'create';
}

/** Removes an item from a list with an undo; on failure, offers a retry. */
export function useRemoval() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refetch = (queryKey: readonly string[]) => queryClient.invalidateQueries({ queryKey });

  async function attempt(queryKey: readonly string[], run: () => Promise<unknown>): Promise<boolean> {
    try {
      await trackWrite(run);
      await refetch(queryKey);
      return true;
    } catch (error) {
      const again = { label: t('email.tryAgain'), run: () => void attempt(queryKey, run) };
      toast({ message: toErrorText(t, error), tone: 'error', action: again });
      await refetch(queryKey);
      return false;
    }
  }

  return async function removeWithUndo({ queryKey, said, remove, restore, restoredBy = 'update' }: Removal): Promise<void> {
    const removeAndTell = async () => {
      await remove();
      const mayUndo = currentAbility().can(restoredBy, 'Email');
      toast({
        message: said,
        ...(mayUndo && { action: { label: t('email.undo'), run: () => attempt(queryKey, restore), isUndo: true as const } }),
      });
    };
    await attempt(queryKey, removeAndTell);
  };
}
