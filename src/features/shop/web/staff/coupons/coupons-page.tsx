import { Suspense, useMemo } from 'react';
import { useRights } from '#web/ability.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { formatFieldDay } from '#web/dates/format-field-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconPlus, IconTag, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import { type Coupon, deleteCoupon, restoreCoupon } from '../../../product-contract.ts';
import { couponTable } from './coupon-table.ts';
import { couponsQuery } from './coupons-query.ts';

const CouponDrawer = lazyPart(() => import('./coupon-drawer.tsx').then(({ CouponDrawer }) => CouponDrawer));

export function CouponsPage() {
  const { t } = useTranslation();
  const title = t('menu.coupons');
  usePageTitle(title);
  const search = useTableSearch(couponTable);
  const { query, data } = useTableQuery(couponsQuery(search));
  const rights = useRights('Product');
  const { remove } = useCouponActions();
  const [open, show] = useSearchValue('open');
  const columns = useCouponColumns(data?.currency ?? 'EUR');
  const opened = useHeldRecord(
    open,
    data?.coupons.find(({ id }) => String(id) === open),
  );
  const add = () => show('new');
  useShortcuts([{ keys: 'n', label: t('shopStaff.coupons.add'), run: add, when: rights.create }]);
  const stable = useStable({
    rowActions: (coupon: Coupon) =>
      (rights.update || rights.delete) && (
        <RowMenu
          label={t('common.actionsFor', { name: coupon.code })}
          items={() => (
            <>
              {rights.update && (
                <DropdownItem icon={<IconPencil />} onChoose={() => show(String(coupon.id))}>
                  {t('common.edit')}
                </DropdownItem>
              )}
              {rights.delete && (
                <DropdownItem icon={<IconTrash />} onChoose={() => void remove(coupon)}>
                  {t('common.delete')}
                </DropdownItem>
              )}
            </>
          )}
        />
      ),
  });
  const close = () => show(undefined);
  return (
    <>
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={data && t('shopStaff.coupons.count', { count: data.total })}
          search={search}
          searchLabel={t('shopStaff.coupons.search')}
          actions={
            rights.create && (
              <Button onClick={add}>
                <IconPlus size={18} />
                {t('shopStaff.coupons.add')}
              </Button>
            )
          }
        />
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={columns}
          rows={data?.coupons}
          rowKey={({ id }) => id}
          rowLabel={({ code }) => code}
          onOpen={rights.update ? ({ id }) => show(String(id)) : undefined}
          rowActions={stable.rowActions}
          empty={{
            icon: <IconTag />,
            title: t('shopStaff.coupons.empty'),
            text: t('shopStaff.coupons.emptyText'),
            action: rights.create ? { label: t('shopStaff.coupons.add'), run: add } : undefined,
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {open === 'new' && rights.create && data && <CouponDrawer currency={data.currency} onClose={close} />}
        {opened && data && rights.update && <CouponDrawer key={opened.id} coupon={opened} currency={data.currency} onClose={close} />}
      </Suspense>
    </>
  );
}

type CouponViews = { list: ViewOf<ReturnType<typeof couponsQuery>> };

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** Actions on coupons: optimistic, rolled back with a message on failure, with Undo. */
function useCouponActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<CouponViews>('coupon', words);
  return useMemo(
    () => ({
      async remove({ id, code: name }: Coupon): Promise<void> {
        const look = { list: (page: CouponViews['list']['answer']) => pageWithout(page, 'coupons', new Set([id])) };
        const remove = () => show({ rows: [id], look, send: () => call(deleteCoupon, { params: { id } }) });
        if (!(await attempt(remove, t('shopStaff.failed.delete', { name })))) return;
        const restore = async () => {
          await show({ rows: [id], send: () => call(restoreCoupon, { params: { id } }) });
          toast({ message: t('shopStaff.done.restored', { name }) });
        };
        offerUndo(t('shopStaff.done.deleted', { name }), restore, undefined, t('shopStaff.failed.restore', { name }));
      },
    }),
    [t, show, attempt, offerUndo],
  );
}

function useCouponColumns(currency: string): TableColumn<Coupon>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo((): TableColumn<Coupon>[] => {
    const money = (cents: number) => formatMoney(cents, currency, language);
    const takesOff = ({ percentOff, centsOff }: Coupon) =>
      [percentOff > 0 && formatPercent(percentOff / 100, language), centsOff > 0 && money(centsOff)].filter(Boolean).join(' + ');
    return [
      {
        key: 'code',
        label: t('shopStaff.couponField.code'),
        card: 'main',
        cell: ({ code, fromCents }) => (
          <TitleCell title={code} text={fromCents > 0 && t('shopStaff.coupons.from', { amount: money(fromCents) })} />
        ),
      },
      {
        key: 'off',
        label: t('shop.price.discount'),
        align: 'end',
        width: '150px',
        card: 'aside',
        cell: (coupon) => <bdi className="tabular">{takesOff(coupon)}</bdi>,
      },
      {
        key: 'uses',
        label: t('shopStaff.coupons.uses'),
        align: 'end',
        width: '140px',
        hideBelow: 700,
        card: 'line',
        hasCardLabel: true,
        cell: ({ uses, mostUses }) =>
          mostUses === null
            ? formatNumber(uses, language)
            : t('shopStaff.coupons.usesOf', { uses: formatNumber(uses, language), most: formatNumber(mostUses, language) }),
      },
      {
        key: 'until',
        label: t('shopStaff.coupons.until'),
        width: '150px',
        hideBelow: 820,
        cell: ({ until }) => (until === null ? t('shopStaff.coupons.always') : <bdi>{formatFieldDay(until, language)}</bdi>),
      },
      {
        key: 'state',
        label: t('shopStaff.coupons.state'),
        width: '140px',
        card: 'line',
        cell: ({ until, mostUses, uses }) => {
          if (until !== null && until < companyToday()) return <StatusPill tone="neutral">{t('shopStaff.coupons.ended')}</StatusPill>;
          if (mostUses !== null && uses >= mostUses) return <StatusPill tone="neutral">{t('shopStaff.coupons.usedUp')}</StatusPill>;
          return <StatusPill tone="success">{t('shopStaff.coupons.valid')}</StatusPill>;
        },
      },
    ];
  }, [t, language, currency]);
}
