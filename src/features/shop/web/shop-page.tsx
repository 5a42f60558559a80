import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { TablePager } from '#web/data-table/table-pager.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFilter, IconLayoutGrid, IconList, IconSearch } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import { productSorts } from '../contract.ts';
import { ProductCard } from './product-card.tsx';
import { ShopFilters, useShopSearch } from './shop-filters.tsx';
import classes from './shop-page.module.css';
import { productsQuery } from './shop-queries.ts';
import { productsPerPage, shopInput } from './shop-search.ts';
import { useShopActions } from './use-shop-actions.ts';

/** Page width in pixels from which the filters get their own column. */
const filtersFrom = 860;

export function ShopPage() {
  const { t, i18n } = useTranslation();
  usePageTitle(t('menu.shop'));
  const search = useShopSearch();
  const place = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasColumn = useInlineSize(place) >= filtersFrom;
  const actions = useShopActions();
  const wanted = productsQuery(shopInput(search));
  const query = useQuery({ ...wanted, placeholderData: keepPreviousData });
  const data = useShown(wanted, query.data);
  useShortcuts([{ keys: '/', label: t('shop.search'), run: () => field.current?.select() }]);
  const isList = search.filters.view === 'list';
  const total = data?.total;
  return (
    <div ref={place} className={classes.page} data-column={hasColumn || undefined}>
      {hasColumn ? (
        <aside className={classes.column} aria-label={t('table.filters')}>
          <ShopFilters search={search} />
        </aside>
      ) : (
        <SideDrawer ref={drawer} label={t('table.filters')}>
          <ShopFilters search={search} />
        </SideDrawer>
      )}
      <section className={classes.shop} aria-label={t('menu.shop')}>
        <header className={classes.head}>
          <div className={classes.words}>
            <h1 className={classes.title}>{t('menu.shop')}</h1>
            <p className={classes.count} role="status">
              {total === undefined ? ' ' : t('shop.count', { count: total, shown: formatNumber(total, i18n.language) })}
            </p>
          </div>
          <div className={classes.search}>
            <SearchField
              q={search.q}
              onSearch={search.search}
              inputRef={field}
              label={t('shop.search')}
              clearLabel={t('table.clearSearch')}
              hasKey
              maxLength={200}
            />
          </div>
          <div className={classes.tools}>
            {!hasColumn && (
              <IconButton label={t('table.filters')} onClick={() => drawer.current?.showModal()}>
                <IconFilter />
              </IconButton>
            )}
            <SelectField
              label={t('shop.sort.label')}
              hidesLabel
              value={search.sort.column}
              options={productSorts.map((value) => ({ value, label: t(`shop.sort.${value}`) }))}
              onChoose={(column) => search.sortBy({ column, direction: 'asc' })}
            />
            <IconButton label={t('shop.view.grid')} aria-pressed={!isList} onClick={() => search.filter('view', '')}>
              <IconLayoutGrid />
            </IconButton>
            <IconButton label={t('shop.view.list')} aria-pressed={isList} onClick={() => search.filter('view', 'list')}>
              <IconList />
            </IconButton>
          </div>
        </header>
        {query.isError && !data ? (
          <ErrorState text={t('shop.failed.load')} onTryAgain={() => void query.refetch()} />
        ) : total === 0 ? (
          <PaneMessage
            icon={<IconSearch />}
            title={t(search.isFiltered ? 'common.nothingFound' : 'shop.empty')}
            text={t(search.isFiltered ? 'table.noneFoundText' : 'shop.emptyText')}
            action={search.isFiltered ? { label: t('table.clearFilters'), run: search.clear } : undefined}
          />
        ) : (
          <div className={isList ? classes.list : classes.grid} aria-busy={query.isPlaceholderData || undefined}>
            {data
              ? data.products.map((product) => (
                  <ProductCard key={product.id} product={product} actions={actions} look={isList ? 'row' : 'card'} />
                ))
              : Array.from({ length: productsPerPage }, (_, index) => index).map((index) => (
                  <div key={index} className={classes.skeleton} data-look={isList ? 'row' : 'card'} aria-hidden="true" />
                ))}
          </div>
        )}
        <div className={classes.pager}>
          <TablePager page={search.page} perPage={productsPerPage} total={total} onPage={search.showPage} />
        </div>
      </section>
    </div>
  );
}
