import { useEffect, useState } from 'react';
import type { TableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { runSoon } from '#web/settled.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';
import { useStable } from '#web/use-stable.ts';
import type { employeeTable } from '../employee-table.ts';
import classes from './column-search.module.css';

type Filters = (typeof employeeTable)['filters'];

/** Checks whether a column filter is set. */
export function hasColumnSearch({ status: _status, ...columns }: TableSearch<string, Filters>['filters']): boolean {
  return Object.values(columns).some((text) => text !== '');
}

/** A filter per column; all must match. */
export function ColumnSearch({ search }: { search: TableSearch<(typeof employeeTable)['columns'][number], Filters> }) {
  const { t } = useTranslation();
  const { filters, filterBy } = search;
  const types = useStable({
    name: (name: string) => filterBy({ name }, { replace: true }),
    email: (email: string) => filterBy({ email }, { replace: true }),
    post: (post: string) => filterBy({ post }, { replace: true }),
    city: (city: string) => filterBy({ city }, { replace: true }),
    least: (least: string) => filterBy({ least }, { replace: true }),
    most: (most: string) => filterBy({ most }, { replace: true }),
  });
  const field = (name: 'name' | 'email' | 'post' | 'city', label: string) => (
    <TypedFilter label={label} placeholder={t('employees.search.any')} dir="auto" value={filters[name]} onType={types[name]} />
  );
  const amount = (name: 'least' | 'most') => (
    <TypedFilter
      label={t(`employees.search.${name}`)}
      placeholder="$"
      dir="ltr"
      inputMode="numeric"
      value={filters[name]}
      onType={types[name]}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={classes.grid} role="group" aria-label={t('employees.search.columns')}>
      {field('name', t('employees.field.fullName'))}
      {field('email', t('employees.field.email'))}
      {field('post', t('employees.field.post'))}
      {field('city', t('employees.field.city'))}
      <div className={classes.pair}>
        <DateField label={t('employees.search.from')} value={filters.from} onChange={(from) => filterBy({ from })} />
        <DateField label={t('employees.search.until')} value={filters.until} onChange={(until) => filterBy({ until })} />
      </div>
      <div className={classes.pair}>
        {amount('least')}
        {amount('most')}
      </div>
    </div>
  );
}

/** Debounce before a typed filter is applied. */
const debounceMs = 250;

interface Props extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onType: (typed: string) => void;
}

/** A text filter that follows the URL when it changes elsewhere. */
function TypedFilter({ value, onType, ...field }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // A trailing space is still being typed.
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    return runSoon(() => onType(typed.trim()), debounceMs);
  }, [typed, value, onType]);
  return <TextField {...field} autoComplete="off" maxLength={80} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />;
}
