import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { HeldDialog } from '#web/ui/held-dialog.tsx';
import { LadderScene } from './ladder-scene.tsx';
import styles from './maintenance-cover.module.css';
import { Notice } from './notice.tsx';

/** Covers the page, which stays mounted, until the server is back; then its queries are refetched. */
export function MaintenanceCover() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  useEffect(() => () => void queryClient.invalidateQueries(), [queryClient]);
  return (
    <HeldDialog className={styles.cover} aria-label={t('misc.maintenance.title')}>
      <Notice picture={<LadderScene />} title={t('misc.maintenance.title')} text={t('misc.maintenance.comesBack')} />
    </HeldDialog>
  );
}
