import { useSyncExternalStore } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { useIsOffline } from '#web/use-is-offline.ts';
import styles from './connection-bar.module.css';
import { isNewBuildThere, onNewBuild, watchForNewBuild } from './new-build.ts';

watchForNewBuild();

/** Shows on every page that the server is unreachable or that a newer version is available. Reloads only when the person chooses to. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const isOld = useSyncExternalStore(onNewBuild, isNewBuildThere);
  return (
    <div role="status" className={styles.place}>
      {isOffline && <p className={styles.bar}>{t('ui.connection.offline')}</p>}
      {!isOffline && isOld && (
        <p className={styles.bar}>
          {t('ui.connection.newVersion')}
          <button type="button" className={styles.reload} onClick={() => location.reload()}>
            {t('ui.connection.reload')}
          </button>
        </p>
      )}
    </div>
  );
}
