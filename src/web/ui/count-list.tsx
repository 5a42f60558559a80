import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import styles from './count-list.module.css';

interface CountListProps {
  counts: readonly { label: string; count: number; tone?: 'danger' | undefined }[];
}

export function CountList({ counts }: CountListProps) {
  const { i18n } = useTranslation();
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count, tone }) => (
        <div key={label} className={styles.count} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{formatNumber(count, i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}
