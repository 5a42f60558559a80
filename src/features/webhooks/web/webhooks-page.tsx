import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { tableSpec } from '#web/data-table/table-search.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconKey, IconPencil, IconPlugConnected, IconPlus, IconSend, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { TabNote } from '#web/ui/tab-note.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import { maxWebhooks, type Webhook } from '../contract.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import { webhooksQuery } from './webhook-queries.ts';
import { WebhookState } from './webhook-state.tsx';
import classes from './webhooks-page.module.css';

const VerifyCard = lazyPart(() => import('./verify-card.tsx').then(({ VerifyCard }) => VerifyCard));
const WebhookDrawer = lazyPart(() => import('./webhook-drawer.tsx').then(({ WebhookDrawer }) => WebhookDrawer));
const SecretDialog = lazyPart(() => import('./secret-dialog.tsx').then(({ SecretDialog }) => SecretDialog));

export function WebhooksPage() {
  const { t } = useTranslation();
  const title = t('menu.webhooks');
  usePageTitle(title);
  const search = useTableSearch(webhookTable);
  const query = useQuery(webhooksQuery);
  const data = useShown(webhooksQuery, query.data);
  const actions = useWebhookActions();
  const columns = useWebhookColumns();
  const [open, show] = useSearchValue('open');
  const [secret, setSecret] = useState<string>();
  const opened = useHeldRecord(
    open,
    data?.webhooks.find(({ id }) => String(id) === open),
  );
  const add = () => show('new');
  useShortcuts([{ keys: 'n', label: t('webhooks.add'), run: add }]);
  const stable = useStable({
    rowActions: (webhook: Webhook) => (
      <RowMenu
        label={t('common.actionsFor', { name: webhook.address })}
        items={() => (
          <>
            <DropdownItem icon={<IconPencil />} onChoose={() => show(String(webhook.id))}>
              {t('common.edit')}
            </DropdownItem>
            {webhook.isActive && (
              <DropdownItem icon={<IconSend />} onChoose={() => void actions.test(webhook)}>
                {t('webhooks.test')}
              </DropdownItem>
            )}
            <DropdownItem icon={<IconKey />} onChoose={() => void actions.renew(webhook).then(setSecret)}>
              {t('webhooks.renew')}
            </DropdownItem>
            <DropdownItem icon={<IconTrash />} onChoose={() => void actions.remove(webhook)}>
              {t('common.delete')}
            </DropdownItem>
          </>
        )}
      />
    ),
  });
  const q = search.q.trim().toLowerCase();
  const found = data?.webhooks.filter(({ address }) => address.toLowerCase().includes(q));
  return (
    <div className={classes.page}>
      <TabNote>{t('webhooks.inTab')}</TabNote>
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={t('webhooks.text')}
          search={search}
          searchLabel={t('webhooks.search')}
          actions={
            <Button onClick={add}>
              <IconPlus size={18} />
              {t('webhooks.add')}
            </Button>
          }
        />
        <PagedTable
          search={search}
          query={{ ...query, data: found && { total: found.length } }}
          label={title}
          columns={columns}
          rows={found}
          rowKey={({ id }) => id}
          rowLabel={({ address }) => address}
          rowHref={({ id }) => `/pages/webhooks/${id}`}
          rowActions={stable.rowActions}
          empty={{
            icon: <IconPlugConnected />,
            title: t('webhooks.empty'),
            text: t('webhooks.emptyText'),
            action: { label: t('webhooks.add'), run: add },
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        <VerifyCard />
      </Suspense>
      <Suspense fallback={null}>
        {open === 'new' && <WebhookDrawer onAdded={setSecret} onClose={() => show(undefined)} />}
        {opened && <WebhookDrawer key={opened.id} webhook={opened} onClose={() => show(undefined)} />}
        {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      </Suspense>
    </div>
  );
}

function useWebhookColumns(): TableColumn<Webhook>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    (): TableColumn<Webhook>[] => [
      {
        key: 'address',
        label: t('webhooks.field.address'),
        card: 'main',
        cell: ({ address, kinds }) => (
          <TitleCell title={address} text={kinds.map((kind) => t(`webhooks.kinds.${kind}`)).join(t('webhooks.comma'))} />
        ),
      },
      {
        key: 'state',
        label: t('webhooks.stateLabel'),
        width: '170px',
        card: 'line',
        cell: (webhook) => <WebhookState webhook={webhook} />,
      },
      {
        key: 'lastDeliveredAt',
        label: t('webhooks.lastDelivered'),
        width: '180px',
        hideBelow: 760,
        cell: ({ lastDeliveredAt }) =>
          lastDeliveredAt ? (
            <Moment at={lastDeliveredAt}>{formatRelative(new Date(lastDeliveredAt), language, new Date())}</Moment>
          ) : (
            t('webhooks.never')
          ),
      },
    ],
    [t, language],
  );
}

/** All webhooks fit on one page, oldest first. */
const webhookTable = tableSpec({
  columns: ['id'],
  sort: { column: 'id', direction: 'asc' },
  perPage: maxWebhooks,
  sizes: [maxWebhooks],
  filters: {},
});
