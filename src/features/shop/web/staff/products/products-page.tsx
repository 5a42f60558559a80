import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ViewsMenu } from '#platform/views/web/public-api.ts';
import { useRights } from '#web/ability.ts';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { idFrom } from '#web/first-call.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTag } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import type { ManagedProduct } from '../../../product-contract.ts';
import { ShopNotices } from '../settings/shop-notices.tsx';
import { ListButtons } from './list-buttons.tsx';
import { managedProductQuery, managedProductsQuery } from './managed-queries.ts';
import { managedTable } from './managed-table.ts';
import { ProductMenu, useProductActions } from './product-actions.tsx';
import { useProductColumns } from './use-product-columns.tsx';

const ProductDrawer = lazyPart(() => import('./product-drawer.tsx').then(({ ProductDrawer }) => ProductDrawer));
const ImportDialog = lazyPart(() => import('./import/import-dialog.tsx').then(({ ImportDialog }) => ImportDialog));
const StockDialog = lazyPart(() => import('./stock-dialog.tsx').then(({ StockDialog }) => StockDialog));
const StockHistory = lazyPart(() => import('./stock-history.tsx').then(({ StockHistory }) => StockHistory));

export function ProductsPage() {
  const { t } = useTranslation();
  const title = t('shopStaff.products.title');
  usePageTitle(title);
  const search = useTableSearch(managedTable);
  const { query, data } = useTableQuery(managedProductsQuery(search));
  const rights = useRights('Product');
  const { remove, publish } = useProductActions();
  const [open, show] = useSearchValue('open');
  const [part, setPart] = useState<{ is: 'stock' | 'history' | 'import'; id?: number }>();
  const layout = useColumnLayout('products', useProductColumns());
  const opened = useOpenedProduct(open, data?.products);
  const asked = useHeldRecord(
    part?.id?.toString(),
    data?.products.find(({ id }) => id === part?.id),
  );
  const add = () => show('new');
  useShortcuts([{ keys: 'n', label: t('shopStaff.products.add'), run: add, when: rights.create }]);
  const stable = useStable({
    rowActions: (product: ManagedProduct) => (
      <ProductMenu
        product={product}
        rights={rights}
        onEdit={() => show(String(product.id))}
        onStock={() => setPart({ is: 'stock', id: product.id })}
        onHistory={() => setPart({ is: 'history', id: product.id })}
        onPublish={() => void publish(product)}
        onDelete={() => void remove(product)}
      />
    ),
  });
  const close = () => show(undefined);
  const closePart = () => setPart(undefined);
  return (
    <>
      <ShopNotices />
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={data && t('shopStaff.products.count', { count: data.total })}
          search={search}
          searchLabel={t('shopStaff.products.search')}
          filters={
            <>
              <ViewsMenu list="products" columns={layout.text} />
              <FilterSelect
                label={t('shopStaff.products.stock')}
                value={search.filters.low}
                options={[{ value: 'yes', label: t('shopStaff.products.low') }]}
                onChoose={(low) => search.filter('low', low)}
              />
            </>
          }
          actions={
            <>
              <ColumnsMenu layout={layout} />
              <ListButtons title={title} columns={layout.columns} state={search} onImport={() => setPart({ is: 'import' })} onAdd={add} />
            </>
          }
        />
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={layout.columns}
          layout={layout}
          rows={data?.products}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          onOpen={({ id }) => (rights.update ? show(String(id)) : setPart({ is: 'history', id }))}
          rowActions={stable.rowActions}
          empty={{
            icon: <IconTag />,
            title: t('shopStaff.products.empty'),
            text: t('shopStaff.products.emptyText'),
            action: rights.create ? { label: t('shopStaff.products.add'), run: add } : undefined,
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {open === 'new' && rights.create && data && <ProductDrawer currency={data.currency} onClose={close} />}
        {opened && rights.update && <ProductDrawer key={opened.id} product={opened} currency={opened.currency} onClose={close} />}
        {asked && part?.is === 'stock' && rights.update && <StockDialog product={asked} onClose={closePart} />}
        {asked && part?.is === 'history' && <StockHistory product={asked} onClose={closePart} />}
        {part?.is === 'import' && rights.create && <ImportDialog onClose={closePart} />}
      </Suspense>
    </>
  );
}

/** The product opened by the URL: from the list's page, or else fetched. */
function useOpenedProduct(open: string | undefined, listed: readonly ManagedProduct[] | undefined): ManagedProduct | undefined {
  const id = idFrom(open);
  const onPage = listed?.find((product) => product.id === id);
  const query = useQuery({ ...managedProductQuery(id ?? 0), enabled: id !== undefined && listed !== undefined && !onPage });
  return useHeldRecord(open, onPage ?? (query.data?.product.id === id ? query.data?.product : undefined));
}
