import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useAbility, useCan, useRights } from '#web/ability.ts';
import { ApiError } from '#web/api-error.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { idFrom } from '#web/first-call.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronLeft, IconInbox, IconReceiptRefund } from '#web/icons.ts';
import { keySequences } from '#web/key-sequences.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { CreateFromRequest } from '#web/links/create-from.ts';
import { createFromKeys } from '#web/links/create-from-items.tsx';
import { CreateFromMenu } from '#web/links/create-from-menu.tsx';
import { CreateFromOutlet } from '#web/links/create-from-outlet.tsx';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { linkingShortcut } from '#web/links/linking-ways.ts';
import { useObjectName } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { nextStatuses } from '../../../next-statuses.ts';
import type { OrderRecord } from '../../../order-contract.ts';
import { OrderLines } from '../../orders/order-lines.tsx';
import { OrderStatusPill, toneOfEvent } from '../../orders/order-status-pill.tsx';
import classes from './order-page.module.css';
import { orderQuery } from './order-queries.ts';
import { PaidPill } from './paid-pill.tsx';
import { useOrderActions } from './use-order-actions.ts';

const RefundDialog = lazyPart(() => import('./refund-dialog.tsx').then(({ RefundDialog }) => RefundDialog));

/** Order page for staff, with the next action. */
export function OrderPage() {
  const { t } = useTranslation();
  const { id: text }: { id?: string } = useParams({ strict: false });
  const id = idFrom(text);
  const query = useQuery({ ...orderQuery(id ?? 0), enabled: id !== undefined });
  const order = query.data?.order;
  useObjectName(order && t('shopStaff.orders.named', { id: order.id }), t('menu.orders'));
  if (id === undefined || (query.error instanceof ApiError && query.error.status === 404))
    return (
      <PaneMessage icon={<IconInbox />} title={t('shopStaff.order.gone')} text={t('shopStaff.order.goneText')} isHeading>
        <PageLink href={pageAddress('/apps/ecommerce/orders', {})} look="primary">
          {t('shopStaff.order.toList')}
        </PageLink>
      </PaneMessage>
    );
  if (query.isError && !order) return <ErrorState text={t('shopStaff.failed.load')} onTryAgain={() => void query.refetch()} />;
  return order ? <OpenOrder key={order.id} order={order} /> : <div className={classes.skeleton} aria-hidden="true" />;
}

function OpenOrder({ order }: { order: OrderRecord }) {
  const { t, i18n } = useTranslation();
  const rights = useRights('Order');
  const { move, sending, show } = useOrderActions(order);
  const source = useMakingOfOrder(order);
  const ability = useAbility();
  useShortcuts(keySequences([...createFromKeys(t, ability, 'order', source), linkingShortcut(t, ability, 'order', () => source().from)]));
  const [asked, ask] = useState<'cancel' | 'refund'>();
  const next = rights.update ? nextStatuses[order.status] : [];
  const isRefundable = order.isDeliveryRefundable || order.lines.some(({ qty, refundedQty }) => qty > refundedQty);
  const mayRefund = rights.update && order.status !== 'cancelled' && isRefundable;
  const first = next.find((status) => status !== 'paid' || !order.isPaid);
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <header className={classes.head}>
          <div>
            <a className={classes.back} href={pageAddress('/apps/ecommerce/orders', {})}>
              <IconChevronLeft size={16} aria-hidden="true" />
              {t('menu.orders')}
            </a>
            <div className={classes.line}>
              <h1 className={classes.title}>{t('shopStaff.orders.named', { id: order.id })}</h1>
              <OrderStatusPill status={order.status} />
            </div>
            <p className={classes.quiet}>
              <PersonLink id={order.person.id} name={order.person.fullName} />
              {' · '}
              <time dateTime={order.placedAt}>{formatMoment(new Date(order.placedAt), i18n.language)}</time>
            </p>
          </div>
          <div className={classes.buttons}>
            <CreateFromMenu source={source} />
            {mayRefund && (
              <Button look="outline" onClick={() => ask('refund')}>
                <IconReceiptRefund size={18} aria-hidden="true" />
                {t('shopStaff.refund.open')}
              </Button>
            )}
            {[...next].reverse().map((status) => (
              <Button
                key={status}
                look={status === first ? 'primary' : 'outline'}
                loading={sending === status}
                onClick={() => (status === 'cancelled' ? ask('cancel') : void move(status))}
              >
                {t(`shopStaff.order.move.${status}`)}
              </Button>
            ))}
          </div>
        </header>
        <Card title={t('shopStaff.order.lines')}>
          <OrderLines order={order} />
        </Card>
      </div>
      <OrderSide order={order} />
      <CreateFromOutlet />
      {asked === 'cancel' && (
        <ConfirmDialog
          title={t('shopStaff.order.cancel.title', { id: order.id })}
          text={t(order.status === 'shipped' ? 'shopStaff.order.cancel.textShipped' : 'shopStaff.order.cancel.text')}
          confirmLabel={t('shopStaff.order.move.cancelled')}
          cancelLabel={t('shopStaff.order.cancel.keep')}
          isDanger
          isBusy={sending === 'cancelled'}
          onConfirm={() => void move('cancelled').then(() => ask(undefined))}
          onClose={() => ask(undefined)}
        />
      )}
      <Suspense fallback={null}>
        {asked === 'refund' && mayRefund && <RefundDialog order={order} onChanged={show} onClose={() => ask(undefined)} />}
      </Suspense>
    </div>
  );
}

const OrderCards = lazyPart(() => import('../fulfilment/order-cards.tsx').then(({ OrderCards }) => OrderCards));

/** Delivery address, payment, documents, card and history. */
function OrderSide({ order }: { order: OrderRecord }) {
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

/** Returns initial values for a card, to-do or event created from an order: the buyer and the items. */
function useMakingOfOrder({ id, person, lines }: OrderRecord): () => Omit<CreateFromRequest, 'as'> {
  const { t } = useTranslation();
  return () => ({
    from: { kind: 'order', id },
    title: `${t('shopStaff.orders.named', { id })} · ${person.fullName}`,
    text: lines.map(({ qty, name }) => `${qty} × ${name}`).join('\n'),
    hasFiles: false,
  });
}
