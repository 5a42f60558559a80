import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { type TableSearch, useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { productSorts } from '../contract.ts';
import { RatingStars } from './rating-stars.tsx';
import classes from './shop-filters.module.css';
import { facetsQuery } from './shop-queries.ts';
import { priceRange, shopSpec } from './shop-search.ts';

/** Minor units per major unit. */
const minor = 100;

export function ShopFilters({ search }: { search: ShopSearch }) {
  const { t } = useTranslation();
  const facets = useQuery(facetsQuery).data;
  const { category, brand, rating, free } = search.filters;
  return (
    <div className={classes.filters}>
      <PriceFilter key={search.filters.price} search={search} />
      <Group
        title={t('shopStaff.field.category')}
        all={t('shop.filter.all')}
        chosen={category}
        options={(facets?.categories ?? []).map(({ name, total }) => ({ value: name, label: <bdi>{name}</bdi>, total }))}
        onChoose={(value) => search.filter('category', value)}
      />
      <Group
        title={t('shopStaff.field.brand')}
        all={t('shop.filter.all')}
        chosen={brand}
        options={(facets?.brands ?? []).map(({ name, total }) => ({ value: name, label: <bdi>{name}</bdi>, total }))}
        onChoose={(value) => search.filter('brand', value)}
      />
      <Group
        title={t('shop.filter.rating')}
        all={t('shop.filter.all')}
        chosen={rating}
        options={(['4', '3', '2', '1'] as const).map((stars) => ({
          value: stars,
          label: (
            <>
              <RatingStars rating={Number(stars)} /> {t('shop.filter.andUp')}
            </>
          ),
        }))}
        onChoose={(value) => search.filter('rating', value as typeof rating)}
      />
      <Check checked={free !== ''} onChange={(event) => search.filter('free', event.currentTarget.checked ? 'yes' : '')}>
        {t('shop.freeShipping')}
      </Check>
      {search.isFiltered && (
        <Button look="outline" wide onClick={search.clear}>
          {t('table.clearFilters')}
        </Button>
      )}
    </div>
  );
}

function PriceFilter({ search }: { search: ShopSearch }) {
  const { t } = useTranslation();
  const { from, until } = priceRange(search.filters.price);
  const major = (cents: string) => (cents === '' ? '' : String(Number(cents) / minor));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const cents = (name: string) => {
      const value = Number(String(given.get(name)).replace(',', '.'));
      return given.get(name) === '' || !(value >= 0) ? '' : String(Math.round(value * minor));
    };
    const [low, high] = [cents('from'), cents('until')];
    search.filter('price', low === '' && high === '' ? '' : `${low}-${high}`);
  };
  return (
    <form className={classes.price} onSubmit={submit} aria-label={t('shop.lines.price')}>
      <h2 className={classes.title}>{t('shop.lines.price')}</h2>
      <TextField name="from" label={t('shop.filter.from')} inputMode="decimal" defaultValue={major(from)} />
      <TextField name="until" label={t('shop.filter.until')} inputMode="decimal" defaultValue={major(until)} />
      <Button type="submit" look="outline">
        {t('shop.filter.apply')}
      </Button>
    </form>
  );
}

interface GroupProps {
  title: string;
  all: string;
  chosen: string;
  options: readonly { value: string; label: React.ReactNode; total?: number }[];
  onChoose: (value: string) => void;
}

function Group({ title, all, chosen, options, onChoose }: GroupProps) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{title}</legend>
      {[{ value: '', label: all, total: undefined }, ...options].map(({ value, label, total }) => (
        <label key={value} className={classes.option}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span className={classes.label}>{label}</span>
          {total !== undefined && <span className={classes.total}>{total}</span>}
        </label>
      ))}
    </fieldset>
  );
}

type ShopSearch = TableSearch<(typeof productSorts)[number], typeof shopSpec.filters>;

/** The shop's search state from the URL. The view isn't a filter. */
export function useShopSearch(): ShopSearch {
  const search = useTableSearch(shopSpec);
  const { view: _, ...filters } = search.filters;
  return { ...search, isFiltered: search.q !== '' || Object.values(filters).some((value) => value !== '') };
}
