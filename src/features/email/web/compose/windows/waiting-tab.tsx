import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconClock } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { mailQueueOf } from '../../queue/mail-queue.ts';
import type { ComposeWindow } from './compose-window-state.ts';
import classes from './compose-windows.module.css';
import { titleOf } from './title-of.ts';
import { isWaiting, takeBackWaiting } from './waiting-window.ts';

/** A mail that waits for the network. Opening it makes it a draft again. */
export function WaitingTab({ shown }: { shown: ComposeWindow }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { key } = shown;
  // Another tab may have sent it.
  const waits = useSyncExternalStore(mailQueueOf(queryClient).onChange, () => isWaiting(key, queryClient));
  if (!waits) return null;
  const title = titleOf(shown, t);
  return (
    <section className={classes.tab} aria-label={t('email.compose.waiting', { title })}>
      <p className={classes.waiting}>
        <bdi>{title}</bdi>
        <small>
          <IconClock size={14} stroke={1.75} />
          {t('email.compose.waitingNote')}
        </small>
      </p>
      <IconButton label={t('email.compose.backToDraft')} onClick={() => takeBackWaiting(key, queryClient)}>
        <IconArrowBackUp size={18} />
      </IconButton>
    </section>
  );
}
