import { useQueryClient } from '@tanstack/react-query';
import { currentAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { trackWrite } from '#web/undo/writes-under-way.ts';
import { whyFailed } from './why-failed.ts';

interface Removal {
  /** The list that it stands in. */
  queryKey: readonly string[];
  /** What is told when it is gone. */
  said: string;
  remove(): Promise<unknown>;
  /** Brings it back. */
  restore(): Promise<unknown>;
  /** What that needs; an address is added anew. */
  restoredBy?: 'update' | 'create';
}

/** Takes something out of a list and offers to bring it back; when that fails, to try it again. */
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
      toast({ message: whyFailed(t, error), tone: 'error', action: again });
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
