import { useParams, useRouter } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { formatDateTime } from '#web/dates/format-date.ts';
import { idFrom } from '#web/first-call.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconPlugConnected, IconRefresh, IconSend } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useObjectName, usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { useBusy } from '#web/use-busy.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import type { Delivery } from '../contract.ts';
import { answerText, toneOfDelivery } from './delivery-looks.ts';
import { deliveryTable } from './delivery-table.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import classes from './webhook-page.module.css';
import { deliveriesQuery } from './webhook-queries.ts';
import { WebhookState } from './webhook-state.tsx';

const DeliveryDialog = lazyPart(() => import('./delivery-dialog.tsx').then(({ DeliveryDialog }) => DeliveryDialog));
const WebhookDrawer = lazyPart(() => import('./webhook-drawer.tsx').then(({ WebhookDrawer }) => WebhookDrawer));

export function WebhookPage() {
  const { id: given }: { id?: string } = useParams({ strict: false });
  const id = idFrom(given);
  return id === undefined ? <NoWebhook /> : <Deliveries key={id} id={id} />;
}

function Deliveries({ id }: { id: number }) {
  const { t } = useTranslation();
  const search = useTableSearch(deliveryTable);
  const { query, data } = useTableQuery(deliveriesQuery(id, search));
  const columns = useDeliveryColumns();
  const actions = useWebhookActions();
  const [open, show] = useSearchValue('delivery');
  const [isEditing, setEditing] = useState(false);
  const [isTesting, test] = useBusy();
  const webhook = data?.webhook;
  const title = t('webhooks.deliveries');
  useObjectName(webhook?.address, title);
  const stable = useStable({
    rowActions: (delivery: Delivery) => (
      <RowMenu
        label={t('common.actionsFor', { name: delivery.type })}
        items={() => (
          <DropdownItem icon={<IconRefresh />} onChoose={() => void actions.sendAgain(id, delivery.id)}>
            {t('webhooks.again')}
          </DropdownItem>
        )}
      />
    ),
  });
  // When someone else deletes the webhook during editing, the form stays.
  if (!isEditing && query.error instanceof ApiError && query.error.status === 404) return <NoWebhook />;
  return (
    <>
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={
            <span className={classes.note}>
              <PageLink href="/pages/webhooks">{t('menu.webhooks')}</PageLink>
              {webhook && <bdi className={classes.address}>{webhook.address}</bdi>}
              {webhook && <WebhookState webhook={webhook} />}
            </span>
          }
          search={search}
          searchLabel={t('webhooks.searchDeliveries')}
          actions={
            webhook && (
              <>
                <Button look="outline" onClick={() => setEditing(true)}>
                  <IconPencil size={18} />
                  {t('common.edit')}
                </Button>
                {webhook.isActive && (
                  <Button loading={isTesting} onClick={() => void test(() => actions.test(webhook))}>
                    <IconSend size={18} />
                    {t('webhooks.test')}
                  </Button>
                )}
              </>
            )
          }
        />
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={columns}
          rows={data?.deliveries}
          rowKey={(delivery) => delivery.id}
          rowLabel={({ type }) => type}
          onOpen={(delivery) => show(delivery.id)}
          rowActions={webhook?.isActive ? stable.rowActions : undefined}
          empty={{ icon: <IconPlugConnected />, title: t('webhooks.noDeliveries'), text: t('webhooks.noDeliveriesText') }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {open && (
          <DeliveryDialog
            key={open}
            webhookId={id}
            deliveryId={open}
            onAgain={webhook?.isActive ? () => actions.sendAgain(id, open) : undefined}
            onClose={() => show(undefined)}
          />
        )}
        {isEditing && webhook && <WebhookDrawer webhook={webhook} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}

function NoWebhook() {
  const { t } = useTranslation();
  const router = useRouter();
  usePageTitle(t('webhooks.missing'));
  const back = () => void router.navigate({ href: '/pages/webhooks' });
  return (
    <PaneMessage icon={<IconPlugConnected />} title={t('webhooks.missing')} isHeading action={{ label: t('webhooks.toList'), run: back }} />
  );
}

function useDeliveryColumns(): TableColumn<Delivery>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    (): TableColumn<Delivery>[] => [
      {
        key: 'type',
        label: t('webhooks.type'),
        card: 'main',
        cell: ({ type }) => <bdi dir="ltr">{type}</bdi>,
      },
      {
        key: 'createdAt',
        label: t('webhooks.time'),
        width: '200px',
        card: 'line',
        cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(new Date(createdAt), language)}</time>,
      },
      {
        key: 'state',
        label: t('webhooks.stateLabel'),
        width: '150px',
        card: 'aside',
        cell: ({ state }) => <StatusPill tone={toneOfDelivery[state]}>{t(`webhooks.deliveryState.${state}`)}</StatusPill>,
      },
      {
        key: 'tries',
        label: t('webhooks.tries'),
        align: 'end',
        width: '100px',
        hideBelow: 760,
        cell: ({ tries }) => formatNumber(tries, language),
      },
      {
        key: 'answer',
        label: t('webhooks.answer'),
        width: '210px',
        hideBelow: 820,
        card: 'line',
        cell: (delivery) => answerText(t, delivery),
      },
    ],
    [t, language],
  );
}
