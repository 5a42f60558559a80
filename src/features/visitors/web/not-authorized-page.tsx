import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { rightInWords } from '#web/right-words.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import { ClosedDoorScene } from './closed-door-scene.tsx';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';

/** Says that the person may not open what they asked for, and which right it takes where the address names one. */
export function NotAuthorizedPage() {
  const { t } = useTranslation();
  const [action] = useSearchValue('action');
  const [subject] = useSearchValue('subject');
  const text =
    action && subject ? t('misc.notAuthorized.missing', { right: rightInWords(t, { action, subject }) }) : t('misc.notAuthorized.text');
  usePageTitle(t('misc.notAuthorized.title'));
  return (
    <main className={styles.page}>
      <Notice picture={<ClosedDoorScene />} title={t('misc.notAuthorized.title')} text={text}>
        <PageLink href="/" look="primary">
          {t('misc.home')}
        </PageLink>
      </Notice>
    </main>
  );
}
