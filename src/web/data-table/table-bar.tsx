import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import classes from './table-bar.module.css';

interface TableBarProps {
  title: string;
  /** 2 when the page has its own heading. */
  titleLevel?: 1 | 2;
  subtitle?: ReactNode;
  /** The table's search state, from `useTableSearch`. Shows a reset button when it provides `clear`. */
  search: { q: string; search: (q: string) => void; isFiltered?: boolean; clear?: () => void };
  /** Placeholder and label of the search field: `Search invoices`. */
  searchLabel: string;
  /** `FilterSelect`s. */
  filters?: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
}

/** The bar above a table: title, search, filters and actions. */
export function TableBar(props: TableBarProps) {
  const { title, titleLevel = 1, subtitle, search, searchLabel, filters, actions } = props;
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: searchLabel, run: () => field.current?.select() }]);
  const Title = titleLevel === 1 ? 'h1' : 'h2';
  return (
    <header className={classes.bar}>
      <div className={classes.words}>
        <Title className={classes.title}>{title}</Title>
        {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
      </div>
      <div className={classes.search}>
        <SearchField
          q={search.q}
          onSearch={search.search}
          inputRef={field}
          label={searchLabel}
          clearLabel={t('table.clearSearch')}
          hasKey
          maxLength={200}
        />
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {filters ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
        <div className={classes.filters} role="group" aria-label={t('table.filters')}>
          {filters}
          {search.isFiltered && search.clear && (
            <button type="button" className={classes.clear} onClick={search.clear}>
              <IconX size={16} />
              {t('table.clearFilters')}
            </button>
          )}
        </div>
      ) : null}
    </header>
  );
}
