import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';
import { NotifyForm } from './notify-form.tsx';
import { RisingArchScene } from './rising-arch-scene.tsx';

/** Says that something is on its way, and keeps the address of who wants to hear of it. */
export function ComingSoonPage() {
  const { t } = useTranslation();
  usePageTitle(t('misc.comingSoon.title'));
  return (
    <main className={styles.page}>
      <Notice picture={<RisingArchScene />} title={t('misc.comingSoon.title')} text={t('misc.comingSoon.text')}>
        <NotifyForm />
        <PageLink href="/">{t('misc.home')}</PageLink>
      </Notice>
    </main>
  );
}
