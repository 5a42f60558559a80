import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArchive, IconFilter, IconLayoutKanban, IconList, IconSearch, IconX } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { BoardPage } from '../board-page-answer.ts';
import { type BoardFilter, letsAllThrough } from '../filter/board-filter.ts';
import { SpaceSwitcher } from '../spaces/space-switcher.tsx';
import type { BoardView } from '../use-board-location.ts';
import classes from './board-bar.module.css';

const FilterChips = lazyPart(() => import('../filter/filter-chips.tsx').then((module) => module.FilterChips));
const FilterPanel = lazyPart(() => import('../filter/filter-panel.tsx').then((module) => module.FilterPanel));

interface Props {
  page: BoardPage | undefined;
  filter: BoardFilter;
  shown: number;
  searchRef: RefObject<HTMLInputElement | null>;
  onFilter: (filter: BoardFilter) => void;
  view: BoardView;
  onView: (view: BoardView) => void;
  /** Navigates to another board. */
  onGo: (address: string) => void;
  onArchive: () => void;
}

/** The page header: board name, search, filters and the archive button. */
export function BoardBar({ page, filter, shown, searchRef, onFilter, view, onView, onGo, onArchive }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(filter.q);
  // The URL differs from what was typed: after going back, or when the filter was cleared.
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
        <SpaceSwitcher page={page} onGo={onGo} />
        <div className={classes.search}>
          <IconSearch size={18} aria-hidden="true" />
          <input
            ref={searchRef}
            type="search"
            className={classes.input}
            aria-label={t('kanban.keys.search')}
            placeholder={t('kanban.keys.search')}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && type('')}
          />
          {typed && (
            <button type="button" className={classes.clear} aria-label={t('table.clearSearch')} onClick={() => type('')}>
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
        <button
          type="button"
          className={classes.button}
          data-end
          disabled={!page}
          onClick={() => onView(view === 'list' ? 'board' : 'list')}
        >
          {view === 'list' ? <IconLayoutKanban size={18} /> : <IconList size={18} />}
          <span className={classes.text}>{t(view === 'list' ? 'kanban.list.asBoard' : 'kanban.list.asList')}</span>
        </button>
        <button type="button" className={classes.button} disabled={!page} onClick={onArchive}>
          <IconArchive size={18} />
          <span className={classes.text}>{t('kanban.archive.name')}</span>
        </button>
      </div>
      <Suspense fallback={null}>
        {page && !letsAllThrough(filter) && <FilterChips page={page} filter={filter} shown={shown} onFilter={onFilter} />}
      </Suspense>
      <Suspense fallback={null}>
        {isOpen && page && button.current && (
          <FilterPanel anchor={button.current} page={page} filter={filter} onFilter={onFilter} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
