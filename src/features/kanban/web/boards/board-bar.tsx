import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArchive, IconFilter, IconSearch, IconX } from '#web/icons.ts';
import type { BoardPage } from '../board-page-answer.ts';
import { type BoardFilter, letsAllThrough } from '../filter/board-filter.ts';
import { FilterChips } from '../filter/filter-chips.tsx';
import classes from './board-bar.module.css';

const FilterPanel = lazy(() => import('../filter/filter-panel.tsx').then((module) => ({ default: module.FilterPanel })));

interface Props {
  page: BoardPage | undefined;
  filter: BoardFilter;
  shown: number;
  searchRef: RefObject<HTMLInputElement | null>;
  onFilter: (filter: BoardFilter) => void;
  onArchive: () => void;
}

/** The head of the page: its name, search, filters and the way to the archive. */
export function BoardBar({ page, filter, shown, searchRef, onFilter, onArchive }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(filter.q);
  // The address says something else than was typed: a step back, or the filter was cleared.
  const told = useRef(filter.q);
  useEffect(() => {
    if (filter.q !== told.current) setTyped(filter.q);
    told.current = filter.q;
  }, [filter.q]);
  const type = (q: string) => {
    setTyped(q);
    told.current = q;
    onFilter({ ...filter, q });
  };
  const chosen = filter.labels.length + filter.people.length + (filter.due ? 1 : 0);
  return (
    <>
      <div className={classes.bar}>
        <h1 className={classes.title}>{t('menu.kanban')}</h1>
        <div className={classes.search}>
          <IconSearch size={18} aria-hidden="true" />
          <input
            ref={searchRef}
            type="search"
            className={classes.input}
            aria-label={t('kanban.filter.search')}
            placeholder={t('kanban.filter.search')}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && type('')}
          />
          {typed && (
            <button type="button" className={classes.clear} aria-label={t('kanban.filter.clearSearch')} onClick={() => type('')}>
              <IconX size={16} />
            </button>
          )}
        </div>
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={!page}
          onClick={() => setOpen(!isOpen)}
        >
          <IconFilter size={18} />
          <span className={classes.text}>{t('kanban.filter.name')}</span>
          {chosen > 0 && <span className={classes.chosen}>{chosen}</span>}
        </button>
        <button type="button" className={classes.button} data-end disabled={!page} onClick={onArchive}>
          <IconArchive size={18} />
          <span className={classes.text}>{t('kanban.archive.name')}</span>
        </button>
      </div>
      {page && !letsAllThrough(filter) && <FilterChips page={page} filter={filter} shown={shown} onFilter={onFilter} />}
      <Suspense fallback={null}>
        {isOpen && page && button.current && (
          <FilterPanel anchor={button.current} page={page} filter={filter} onFilter={onFilter} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
