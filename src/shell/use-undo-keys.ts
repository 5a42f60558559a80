import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { toast } from '#web/toast.ts';
import { undoNewest } from '#web/undo/undo-newest.ts';

/** Ctrl+Z outside of a text takes back what was done last, in whichever app; Shift+Z shows what else can be. */
export function useUndoKeys(onShow: () => void): void {
  const { t } = useTranslation();
  const undo = async () => {
    const undone = await undoNewest();
    toast({ message: undone ? t('shell.writes.undone', { what: undone.message }) : t('shell.writes.nothing') });
  };
  useShortcuts([
    { keys: 'Mod+z', label: t('shell.writes.undoLast'), run: () => void undo() },
    { keys: 'Shift+Z', label: t('shell.writes.show'), run: onShow },
  ]);
}
