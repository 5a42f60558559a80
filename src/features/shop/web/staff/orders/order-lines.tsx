import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import type { OrderRecord } from '../../../order-contract.ts';
import classes from './order-lines.module.css';

/** What was ordered, and what it comes to. */
export function OrderLines({ order }: { order: OrderRecord }) {
  const { t, i18n } = useTranslation();
  const money = (cents: number) => formatMoney(cents, order.currency, i18n.language);
  const { subtotalCents, discountCents, deliveryCents, totalCents, refundedCents, couponCode } = order;
  const sums = [
    { label: t('shopStaff.order.subtotal'), cents: subtotalCents, isShown: true },
    { label: t('shopStaff.order.discount', { code: couponCode }), cents: -discountCents, isShown: discountCents > 0 },
    { label: t('shopStaff.order.delivery'), cents: deliveryCents, isShown: deliveryCents > 0 },
  ];
  return (
    <Card title={t('shopStaff.order.lines')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('shopStaff.order.product')}</th>
            <th scope="col">{t('shopStaff.order.price')}</th>
            <th scope="col">{t('shopStaff.order.qty')}</th>
            <th scope="col">{t('shopStaff.order.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ productId, name, qty, priceCents, refundedQty }) => (
            <tr key={productId}>
              <td>
                <span className={classes.name}>
                  <bdi>{name}</bdi>
                </span>
                {refundedQty > 0 && <span className={classes.quiet}>{t('shopStaff.order.refundedQty', { count: refundedQty })}</span>}
              </td>
              <td>{money(priceCents)}</td>
              <td>{qty}</td>
              <td>{money(qty * priceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={classes.sums}>
        {sums.map(
          ({ label, cents, isShown }) =>
            isShown && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{money(cents)}</dd>
              </div>
            ),
        )}
        <div className={classes.total}>
          <dt>{t('shopStaff.order.total')}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
        {refundedCents > 0 && (
          <div>
            <dt>{t('shopStaff.order.refunded')}</dt>
            <dd>{money(-refundedCents)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
