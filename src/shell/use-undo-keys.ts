import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { toast } from '#web/toast.ts';
import { undoNewest } from '#web/undo/undo-newest.ts';

/** Ctrl+Z outside a text field undoes the last action in any app; Shift+Z lists what else can be undone. */
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
