import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { openCall } from '#web/api-client.ts';
import { formatDateTime } from '#web/dates/format-date.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCircleCheck, IconDownload, IconSearch } from '#web/icons.ts';
import { useObjectName } from '#web/page-title.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { downloadOrderDocument, type OrderRecord } from '../../order-contract.ts';
import { ownOrderQuery } from '../shop-queries.ts';
import classes from './my-order-page.module.css';
import { OrderLines } from './order-lines.tsx';
import { OrderStatusPill } from './order-status-pill.tsx';

/** One of the user's own orders; shows a thank-you right after checkout. */
export function MyOrderPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { placed }: { placed?: unknown } = useSearch({ strict: false });
  const isId = /^\d{1,15}$/.test(id);
  const query = useQuery({ ...ownOrderQuery(Number(id)), enabled: isId });
  useObjectName(query.data && t('shop.orders.number', { id }), t('shop.orders.title'));
  const isGone = !isId || (query.error && 'status' in query.error && query.error.status === 404);
  if (isGone)
    return (
      <PaneMessage icon={<IconSearch />} title={t('shop.orders.gone')} text={t('shop.orders.goneText')} isHeading>
        <PageLink href={pageAddress('/apps/ecommerce/my-orders', {})} look="primary">
          {t('shop.orders.title')}
        </PageLink>
      </PaneMessage>
    );
  if (query.isError && !query.data) return <ErrorState text={t('shop.failed.load')} onTryAgain={() => void query.refetch()} />;
  return query.data ? <Shown order={query.data.order} isNew={placed === 'yes'} /> : <div className={classes.skeleton} aria-hidden="true" />;
}

function Shown({ order, isNew }: { order: OrderRecord; isNew: boolean }) {
  const { t, i18n } = useTranslation();
  const save = useSaveDocument(order.id);
  const { address, events, documents, payment, currency } = order;
  return (
    <div className={classes.page}>
      {isNew && (
        <InfoNote icon={<IconCircleCheck />}>
          <strong>{t('shop.orders.thanks')}</strong> {t('shop.orders.thanksText')}
        </InfoNote>
      )}
      <header className={classes.head}>
        <h1>{t('shop.orders.number', { id: order.id })}</h1>
        <OrderStatusPill status={order.status} />
      </header>
      <div className={classes.columns}>
        <Card title={t('shop.orders.things')}>
          <OrderLines order={order} />
        </Card>
        <div className={classes.side}>
          <Card title={t('shop.orders.documents')}>
            <ul className={classes.plain}>
              {documents.map(({ id, number, kind, totalCents }) => (
                <li key={id}>
                  <Button look="outline" wide onClick={() => void save(id)}>
                    <IconDownload size={18} aria-hidden="true" />
                    {t(`shop.orders.${kind}`, { number: number ?? '' })} · {formatMoney(totalCents, currency, i18n.language)}
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
          <Card title={t('shop.orders.goesTo')}>
            <p className={classes.address}>
              <bdi>
                {[address.name, address.company, address.street, `${address.postalCode} ${address.city}`, address.country]
                  .filter(Boolean)
                  .join('\n')}
              </bdi>
            </p>
            <p className={classes.quiet}>{t(`shop.payment.${payment}`)}</p>
          </Card>
          <Card title={t('shop.orders.history')}>
            <ol className={classes.plain}>
              {events.map(({ id, kind, at, detail }) => (
                <li key={id}>
                  {t(`shop.status.${kind}`)}
                  <span className={classes.quiet}>
                    {' '}
                    {formatDateTime(new Date(at), i18n.language)}
                    {detail && ` · ${detail}`}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
    </div>
  );
}

/** Returns a function that downloads the PDF of an order's invoice or credit note; reports a failure and offers a retry. */
function useSaveDocument(orderId: number) {
  const { t } = useTranslation();
  return async function save(invoiceId: number): Promise<void> {
    try {
      const { saveAnswer } = await import('#web/save-answer.ts');
      await saveAnswer(await openCall(downloadOrderDocument, { params: { id: orderId, invoiceId } }), `invoice-${invoiceId}.pdf`);
    } catch (error) {
      toast({ tone: 'error', message: formFailureText(t, error), action: { label: t('ui.tryAgain'), run: () => void save(invoiceId) } });
    }
  };
}
