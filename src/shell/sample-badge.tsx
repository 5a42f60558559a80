import { useTranslation } from '#web/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import styles from './sample-badge.module.css';

/** Shows that the company contains sample data. @param href where to remove it, for those with permission */
export function SampleBadge({ href }: { href: string | undefined }) {
  const { t } = useTranslation();
  const badge = <Badge>{t('shell.sampleCompany')}</Badge>;
  return href ? (
    <a className={styles.link} href={href}>
      {badge}
    </a>
  ) : (
    <span className={styles.link}>{badge}</span>
  );
}
