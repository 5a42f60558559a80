import { pageAddress } from '#contract/page-address.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import type { OrderRecord } from '../../order-contract.ts';
import { slugOf } from '../../slug-of.ts';
import classes from './order-lines.module.css';

/** What was ordered, and what it came to. */
export function OrderLines({ order }: { order: OrderRecord }) {
  const { t, i18n } = useTranslation();
  const money = (cents: number) => formatMoney(cents, order.currency, i18n.language);
  const sums = [
    ['subtotal', order.subtotalCents],
    ['discount', -order.discountCents],
    ['delivery', order.deliveryCents],
    ['total', order.totalCents],
    ['refunded', -order.refundedCents],
  ] as const;
  return (
    <>
      <ul className={classes.lines}>
        {order.lines.map(({ productId: id, name, qty, priceCents, refundedQty }) => (
          <li key={id}>
            <span className={classes.qty}>{`${qty} ×`}</span>
            <span>
              <a href={pageAddress('/apps/ecommerce/product-detail/:slug', { slug: slugOf({ id, name }) })}>
                <bdi>{name}</bdi>
              </a>
              {refundedQty > 0 && <span className={classes.quiet}> {t('shop.orders.refunded', { count: refundedQty })}</span>}
            </span>
            <span className={classes.money}>{money(qty * priceCents)}</span>
          </li>
        ))}
      </ul>
      <dl className={classes.sums}>
        {sums
          .filter(([name, cents]) => name === 'total' || name === 'subtotal' || cents !== 0)
          .map(([name, cents]) => (
            <div key={name} data-total={name === 'total' || undefined}>
              <dt>{t(`shop.price.${name}`)}</dt>
              <dd>{money(cents)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
