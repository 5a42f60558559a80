import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { DueCell } from '../list/due-cell.tsx';
import classes from './due-bar.module.css';

interface Props {
  record: InvoiceRecord;
  onPay: () => void;
}

/** On a phone, at hand wherever one reads: what is open, when it is due, and the way to write down that it was paid. */
export function DueBar({ record, onPay }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.bar}>
      <span className={classes.words}>
        <strong className={classes.amount}>{formatMoney(record.balanceCents, record.currency, i18n.language)}</strong>
        <span className={classes.due}>
          {t('invoice.list.due')} <DueCell invoice={record} />
        </span>
      </span>
      <Button onClick={onPay}>
        <IconCash size={18} />
        {t('invoice.preview.addPayment')}
      </Button>
    </div>
  );
}
