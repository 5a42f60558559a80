import { Suspense } from 'react';
import { useRights } from '#web/ability.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconPlus, IconTag, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import type { Coupon } from '../../../product-contract.ts';
import { couponTable } from './coupon-table.ts';
import { couponsQuery } from './coupons-query.ts';
import { useCouponActions } from './use-coupon-actions.ts';
import { useCouponColumns } from './use-coupon-columns.tsx';

const CouponDrawer = lazyPart(() => import('./coupon-drawer.tsx').then(({ CouponDrawer }) => CouponDrawer));

/** What takes something off an order. */
export function CouponsPage() {
  const { t } = useTranslation();
  const title = t('shopStaff.coupons.title');
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
          label={t('shopStaff.products.actions', { name: coupon.code })}
          items={() => (
            <>
              {rights.update && (
                <DropdownItem icon={<IconPencil />} onChoose={() => show(String(coupon.id))}>
                  {t('shopStaff.edit')}
                </DropdownItem>
              )}
              {rights.delete && (
                <DropdownItem icon={<IconTrash />} onChoose={() => void remove(coupon)}>
                  {t('shopStaff.delete')}
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
