import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './order-sums.module.css';

/** What the list comes to, all of it and not only its page; cancelled orders come to nothing. */
export function OrderSums({ sums }: { sums: readonly { currency: string; totalCents: number }[] }) {
  const { t, i18n } = useTranslation();
  if (sums.length === 0) return null;
  return (
    <p className={classes.sums}>
      {t('shopStaff.orders.sum')}{' '}
      {sums.map(({ currency, totalCents }) => (
        <bdi key={currency} className={classes.amount}>
          {formatMoney(totalCents, currency, i18n.language)}
        </bdi>
      ))}
    </p>
  );
}
