import { useTranslation } from '#web/i18n.ts';
import { IconPencil } from '#web/icons.ts';
import classes from './compose-button.module.css';
import { useMayWrite } from './use-may-write.ts';
import { openCompose } from './windows/compose-store.ts';

/** Starts a new email. `compact`: for narrow spaces. */
export function ComposeButton({ compact }: { compact?: boolean }) {
  const { t } = useTranslation();
  if (!useMayWrite()) return null;
  return (
    <button type="button" className={classes.button} data-compact={compact} onClick={() => openCompose({ kind: 'new' })}>
      <IconPencil size={20} stroke={1.75} />
      {t('email.compose.begin')}
    </button>
  );
}
