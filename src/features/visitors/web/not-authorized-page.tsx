import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ClosedDoorScene } from './closed-door-scene.tsx';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';

/** Says that the person may not open what they asked for. */
export function NotAuthorizedPage() {
  const { t } = useTranslation();
  usePageTitle(t('misc.notAuthorized.title'));
  return (
    <main className={styles.page}>
      <Notice picture={<ClosedDoorScene />} title={t('misc.notAuthorized.title')} text={t('misc.notAuthorized.text')}>
        <PageLink href="/" look="primary">
          {t('misc.home')}
        </PageLink>
      </Notice>
    </main>
  );
}
