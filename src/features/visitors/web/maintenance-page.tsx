import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { LadderScene } from './ladder-scene.tsx';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';

export function MaintenancePage() {
  const { t } = useTranslation();
  usePageTitle(t('misc.maintenance.title'));
  return (
    <main className={styles.page}>
      <Notice picture={<LadderScene />} title={t('misc.maintenance.title')} text={t('misc.maintenance.text')}>
        <PageLink href="/" look="primary">
          {t('misc.home')}
        </PageLink>
      </Notice>
    </main>
  );
}
