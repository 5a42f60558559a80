import { companyToday } from '#web/dates/company-day.ts';
import { useTranslation } from '#web/i18n.ts';
import type { Invoice } from '../../contract.ts';
import { daysBetween } from '../../days-between.ts';
import { shownDay } from '../invoice-texts.ts';
import classes from './due-cell.module.css';

export function DueCell({ invoice: { dueDate, invoiceStatus } }: { invoice: Pick<Invoice, 'dueDate' | 'invoiceStatus'> }) {
  const { t, i18n } = useTranslation();
  const late = invoiceStatus === 'Past Due' ? daysBetween(plainDayOf(dueDate), companyToday()) : 0;
  return (
    <span className={classes.due}>
      <bdi className="tabular">{shownDay(dueDate, i18n.language)}</bdi>
      {late > 0 && <span className={classes.late}>{t('invoice.list.late', { count: late })}</span>}
    </span>
  );
}

/** Converts `13 Dec 2026` to `2026-12-13`. */
const plainDayOf = (text: string): string => new Date(`${text} UTC`).toISOString().slice(0, 10);
