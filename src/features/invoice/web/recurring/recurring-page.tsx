import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { type Rights, useRights } from '#web/ability.ts';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TableHeading } from '#web/data-table/table-heading.tsx';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFileInvoice, IconMail, IconPencil, IconPlayerPause, IconPlayerPlay, IconPlus, IconRepeat, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import { deleteRecurringInvoice, type RecurringInvoice, updateRecurringInvoice } from '../../recurring-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { type InvoiceViews, invoiceWords, withoutRecurring, withPaused } from '../invoice-optimistic-updates.ts';
import { shownDay } from '../invoice-texts.ts';
import { recurringQuery } from './recurring-queries.ts';
import { recurringTable } from './recurring-table.ts';

const RecurringDrawer = lazyPart(() => import('./recurring-drawer.tsx').then(({ RecurringDrawer }) => RecurringDrawer));

export function RecurringPage() {
  const { t } = useTranslation();
  const title = t('invoice.recurring.title');
  usePageTitle(title);
  const search = useTableSearch(recurringTable);
  const { query, data } = useTableQuery(recurringQuery(search));
  const rights = useRights('Invoice');
  const actions = useRecurringActions();
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['invoice', 'recurring'] });
  const [open, show] = useSearchValue('open');
  const columns = useRecurringColumns();
  const opened = useHeldRecord(
    open,
    data?.recurring.find(({ id }) => String(id) === open),
  );
  const add = () => show('new');
  useShortcuts([{ keys: 'n', label: t('invoice.recurring.add'), run: add, when: rights.create }]);
  const { rowActions } = useStable({
    rowActions: (recurring: RecurringInvoice) => (
      <RecurringMenu
        recurring={recurring}
        rights={rights}
        onEdit={() => show(String(recurring.id))}
        onPause={() => void actions.togglePause(recurring)}
        onDelete={() => void actions.remove(recurring)}
      />
    ),
  });
  const close = () => show(undefined);
  return (
    <>
      <TableFrame label={title}>
        <TableHeading title={title} text={t('invoice.recurring.subtitle')}>
          {rights.create && (
            <Button onClick={add}>
              <IconPlus size={18} />
              {t('invoice.recurring.add')}
            </Button>
          )}
        </TableHeading>
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={columns}
          rows={data?.recurring}
          rowKey={({ id }) => id}
          rowLabel={({ clientName }) => clientName}
          onOpen={rights.update ? ({ id }) => show(String(id)) : undefined}
          rowActions={rowActions}
          empty={{
            icon: <IconRepeat />,
            title: t('invoice.recurring.empty'),
            text: t('invoice.recurring.emptyText'),
            action: rights.create ? { label: t('invoice.recurring.add'), run: add } : undefined,
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {open === 'new' && rights.create && <RecurringDrawer recurring={null} onSaved={refetch} onClose={close} />}
        {opened && rights.update && <RecurringDrawer key={opened.id} recurring={opened} onSaved={refetch} onClose={close} />}
      </Suspense>
    </>
  );
}

interface RecurringMenuProps {
  recurring: RecurringInvoice;
  rights: Rights;
  onEdit: () => void;
  onPause: () => void;
  onDelete: () => void;
}

/** Menu of a recurring invoice; hidden if it would be empty. */
function RecurringMenu({ recurring: { clientName, isPaused, lastInvoiceId }, rights, onEdit, onPause, onDelete }: RecurringMenuProps) {
  const { t } = useTranslation();
  const { history } = useRouter();
  if (!rights.update && !rights.delete && lastInvoiceId === null) return null;
  return (
    <RowMenu
      label={t('common.actionsFor', { name: clientName })}
      items={() => (
        <>
          {rights.update && (
            <DropdownItem icon={<IconPencil />} onChoose={onEdit}>
              {t('common.edit')}
            </DropdownItem>
          )}
          {rights.update && (
            <DropdownItem icon={isPaused ? <IconPlayerPlay /> : <IconPlayerPause />} onChoose={onPause}>
              {t(isPaused ? 'invoice.recurring.act.resume' : 'invoice.recurring.act.pause')}
            </DropdownItem>
          )}
          {lastInvoiceId !== null && (
            <DropdownItem icon={<IconFileInvoice />} onChoose={() => history.push(invoiceAddress.preview(lastInvoiceId))}>
              {t('invoice.recurring.act.last')}
            </DropdownItem>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
              {t('common.delete')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}

/** Actions on listed recurring invoices: optimistic, with errors reported and undo. */
function useRecurringActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<InvoiceViews>('invoice', invoiceWords);
  return useMemo(() => {
    const pause = (id: number, isPaused: boolean, name: string): Promise<boolean> =>
      attempt(async () => {
        const send = () => call(updateRecurringInvoice, { params: { id }, body: { isPaused } });
        await show({ rows: [id], look: withPaused(id, isPaused), send });
        const message = t(isPaused ? 'invoice.recurring.done.paused' : 'invoice.recurring.done.resumed', { name });
        offerUndo(message, () => pause(id, !isPaused, name));
      });
    return {
      togglePause: ({ id, isPaused, clientName }: RecurringInvoice) => pause(id, !isPaused, clientName),
      remove: ({ id, clientName: name }: RecurringInvoice) =>
        attempt(async () => {
          await show({ rows: [id], look: withoutRecurring(id), send: () => call(deleteRecurringInvoice, { query: { id } }) });
          const restore = () => call(deleteRecurringInvoice, { query: { id, restore: 'true' } });
          offerUndo(t('invoice.recurring.done.deleted', { name }), () => show({ rows: [id], send: restore }));
        }),
    };
  }, [t, show, attempt, offerUndo]);
}

function useRecurringColumns(): TableColumn<RecurringInvoice>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    () => [
      {
        key: 'client',
        label: t('invoice.recurring.field.client'),
        card: 'main',
        cell: ({ clientName, service, lines }) => (
          <TitleCell picture={<Avatar name={clientName} size={34} />} title={clientName} text={service || lines[0]?.description} />
        ),
      },
      {
        key: 'rhythm',
        label: t('invoice.recurring.rhythmLabel'),
        width: '164px',
        cell: ({ unit, every, until }) => (
          <TitleCell
            title={t(`invoice.recurring.rhythm.${unit}`, { count: every })}
            text={until && t('invoice.recurring.untilDay', { day: shownDay(until, language) })}
          />
        ),
      },
      {
        key: 'next',
        label: t('invoice.recurring.field.nextOn'),
        width: '136px',
        cell: ({ isPaused, nextOn, until }) =>
          isPaused ? (
            <StatusPill tone="warning" icon={<IconPlayerPause size={16} />} title={t('invoice.recurring.pausedMeans')}>
              {t('invoice.recurring.paused')}
            </StatusPill>
          ) : until !== null && until < nextOn ? (
            <StatusPill tone="neutral" title={t('invoice.recurring.endedMeans')}>
              {t('invoice.recurring.ended')}
            </StatusPill>
          ) : (
            <bdi className="tabular">{shownDay(nextOn, language)}</bdi>
          ),
      },
      {
        key: 'sends',
        label: t('invoice.recurring.field.sends'),
        width: '170px',
        hideBelow: 860,
        cell: ({ sends }) => (
          <StatusPill
            tone={sends ? 'accent' : 'neutral'}
            icon={sends ? <IconMail size={16} /> : <IconPencil size={16} />}
            title={t(sends ? 'invoice.recurring.sends.mailMeans' : 'invoice.recurring.sends.draftMeans')}
          >
            {t(sends ? 'invoice.recurring.sends.mail' : 'invoice.recurring.sends.draft')}
          </StatusPill>
        ),
      },
      {
        key: 'total',
        label: t('invoice.list.total'),
        align: 'end',
        width: '140px',
        card: 'aside',
        cell: ({ totalCents, currency }) => formatMoney(totalCents, currency, language),
      },
    ],
    [t, language],
  );
}
