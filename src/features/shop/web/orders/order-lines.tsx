import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '#web/ability.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import type { OrderRecord } from '../../order-contract.ts';
import { slugOf } from '../../slug-of.ts';
import { ColorName } from '../color-name.tsx';
import classes from './order-lines.module.css';

/** Items and totals of an order, for buyer and staff. */
export function OrderLines({ order }: { order: OrderRecord }) {
  const { t, i18n } = useTranslation();
  const mayShop = useCan('read', 'Shop');
  const money = (cents: number) => formatMoney(cents, order.currency, i18n.language);
  const { subtotalCents, discountCents, deliveryCents, totalCents, refundedCents, couponCode, deliveryMethod } = order;
  const exemptions = new Set(order.lines.flatMap(({ tax }) => tax?.exemption ?? []));
  const sums = [
    { label: t('shop.lines.subtotal'), cents: subtotalCents, isShown: true },
    { label: t('shop.lines.discount', { code: couponCode }), cents: -discountCents, isShown: discountCents > 0 },
    {
      label: [t('shop.lines.delivery'), deliveryMethod?.name].filter(Boolean).join(': '),
      cents: deliveryCents,
      isShown: deliveryCents > 0,
    },
  ];
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('shop.lines.product')}</th>
            <th scope="col">{t('shop.lines.price')}</th>
            <th scope="col">{t('shop.lines.qty')}</th>
            <th scope="col">{t('shop.lines.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ productId: id, name, colour, qty, priceCents, refundedQty }) => (
            <tr key={`${id} ${colour ?? ''}`}>
              <td>
                <span className={classes.name}>
                  {mayShop ? (
                    <a href={pageAddress('/apps/ecommerce/product-detail/:slug', { slug: slugOf({ id, name }) })}>
                      <bdi>{name}</bdi>
                    </a>
                  ) : (
                    <bdi>{name}</bdi>
                  )}
                </span>
                <ColorName colour={colour} />
                {refundedQty > 0 && <span className={classes.quiet}>{t('shop.lines.refundedQty', { count: refundedQty })}</span>}
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
          <dt>{t('shop.lines.total')}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
        {refundedCents > 0 && (
          <div>
            <dt>{t('shop.lines.refunded')}</dt>
            <dd>{money(-refundedCents)}</dd>
          </div>
        )}
      </dl>
      {[...exemptions].map((exemption) => (
        <p key={exemption} className={classes.quiet}>
          {exemption}
        </p>
      ))}
    </>
  );
}
