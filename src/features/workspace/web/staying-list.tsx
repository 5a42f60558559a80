import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { Workspace } from '../contract.ts';
import { exclusionReasons } from '../exclusion-reasons.ts';
import classes from './card-body.module.css';

interface StayingListProps {
  title: string;
  stays: Workspace['stays'];
  /** Also lists reasons without rows, for information before an export. */
  isExport?: boolean;
}

/** What is excluded, and why. */
export function StayingList({ title, stays, isExport = false }: StayingListProps) {
  const { t, i18n } = useTranslation();
  const rowsOf = (reason: string) => stays.find(({ why }) => why === reason)?.rows ?? 0;
  const shown = exclusionReasons.filter((reason) => isExport || rowsOf(reason) > 0);
  if (shown.length === 0) return null;
  return (
    <div>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.list}>
        {shown.map((reason) => (
          <li key={reason}>
            {t(`workspace.stays.${reason}`)}
            {rowsOf(reason) > 0 && (
              <span className={classes.number}>{t('workspace.stays.rows', { rows: formatNumber(rowsOf(reason), i18n.language) })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
