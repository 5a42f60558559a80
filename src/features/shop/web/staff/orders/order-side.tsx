import { Suspense } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '#web/ability.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { Card } from '#web/ui/card.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import type { OrderRecord } from '../../../order-contract.ts';
import { toneOfEvent } from '../../orders/order-status-pill.tsx';
import classes from './order-page.module.css';
import { PaidPill } from './paid-pill.tsx';

const OrderCards = lazyPart(() => import('../fulfilment/order-cards.tsx').then(({ OrderCards }) => OrderCards));

/** Where it goes, how it is paid, its documents, its card, and what happened to it. */
export function OrderSide({ order }: { order: OrderRecord }) {
  const { t, i18n } = useTranslation();
  const mayReadBoards = useCan('read', 'Board');
  const mayReadInvoices = useCan('read', 'Invoice');
  const { name, company, street, postalCode, city, country, phone, vatId = '' } = order.address;
  const lines = new Set([name, company, street, `${postalCode} ${city}`, country].filter((line) => line.trim() !== ''));
  return (
    <aside className={classes.side}>
      <Card title={t('shopStaff.order.address')}>
        <address className={classes.address}>
          {[...lines].map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
          {vatId && <span>{t('shopStaff.order.vatId', { vatId })}</span>}
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
              {phone}
            </a>
          )}
        </address>
      </Card>
      <Card title={t('shopStaff.order.payment')} action={<PaidPill order={order} />}>
        <p className={classes.way}>{t(`shop.payment.${order.payment}`)}</p>
        <ul className={classes.documents}>
          {order.documents.map(({ id, number, kind, totalCents, lacksEInvoice }) => {
            const title = t(kind === 'invoice' ? 'shopStaff.order.invoice' : 'shopStaff.order.creditNote', { number: number ?? `#${id}` });
            return (
              <li key={id}>
                {mayReadInvoices ? <a href={pageAddress('/apps/invoice/preview/:id', { id })}>{title}</a> : <span>{title}</span>}
                {lacksEInvoice && <span className={classes.lacking}>{t('shopStaff.order.lacksEInvoice')}</span>}
                <bdi className="tabular">{formatMoney(totalCents, order.currency, i18n.language)}</bdi>
              </li>
            );
          })}
        </ul>
      </Card>
      <Suspense fallback={null}>{mayReadBoards && <OrderCards orderId={order.id} />}</Suspense>
      <LinkedHere kind="order" id={order.id} except="card" />
      <Card title={t('shopStaff.order.history')}>
        <Timeline
          entries={[...order.events].reverse().map(({ id, kind, detail, by, at }) => ({
            ...{ key: id, at, actorName: by, tone: toneOfEvent(kind) },
            what: t(`shopStaff.order.event.${kind}`, { detail }),
          }))}
        />
      </Card>
    </aside>
  );
}
