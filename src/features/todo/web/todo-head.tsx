import { type Ref, Suspense, useCallback, useState } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowsSort, IconMenu2, IconSquareCheck, IconTrashX } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useStable } from '#web/use-stable.ts';
import { todoSorts } from '../contract.ts';
import classes from './todo-head.module.css';
import type { TodoPlace } from './todo-place.ts';

const PurgeDialog = lazyPart(() => import('./bulk/purge-dialog.tsx').then(({ PurgeDialog }) => PurgeDialog));

interface Props {
  place: TodoPlace;
  title: string;
  total: number | undefined;
  open: number | undefined;
  wide: boolean;
  /** Directly above the rows, with nothing in between. */
  isAlone: boolean;
  searchRef: Ref<HTMLInputElement>;
  onPlace: (place: TodoPlace) => void;
  /** Opens filters and tags when they have no column. */
  onPlaces: (() => void) | undefined;
  /** Shows checkboxes for selection; undefined without any bulk permission. */
  onSelect: (() => void) | undefined;
  onEmpty: (() => void) | undefined;
}

/** List header: name, search, sort order and selection. */
export function TodoHead({ place, title, total, open, wide, isAlone, searchRef, onPlace, onPlaces, onSelect, onEmpty }: Props) {
  const { t, i18n } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const latest = useStable({ search: (q: string) => onPlace({ ...place, q }) });
  const onSearch = useCallback((q: string) => latest.search(q), [latest]);
  // Counts as the sidebar does: open to-dos, or all in lists without open ones.
  const hasOpen = place.filter !== 'completed' && place.filter !== 'deleted';
  const counted = hasOpen ? open : total;
  return (
    <header className={classes.head} data-wide={wide || undefined} data-end={isAlone || undefined}>
      <div className={classes.name}>
        {onPlaces && (
          <IconButton label={t('todo.places')} onClick={onPlaces}>
            <IconMenu2 size={20} />
          </IconButton>
        )}
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        {counted !== undefined && (
          <span className={classes.count}>
            {t(hasOpen ? 'todo.openCount' : 'todo.count', { count: counted, shown: formatNumber(counted, i18n.language) })}
          </span>
        )}
      </div>
      <div className={classes.tools}>
        <SearchField q={place.q} onSearch={onSearch} inputRef={searchRef} label={t('todo.search')} clearLabel={t('table.clearSearch')} />
        <Dropdown
          label={t('todo.sort.label', { order: t(`todo.sort.${place.sort}`) })}
          buttonClassName={classes.sort}
          button={
            <>
              <IconArrowsSort size={18} />
              {wide && <span>{t(`todo.sort.${place.sort}`)}</span>}
            </>
          }
        >
          {todoSorts.map((sort) => (
            <DropdownItem key={sort} chosen={sort === place.sort} onChoose={() => onPlace({ ...place, sort })}>
              {t(`todo.sort.${sort}`)}
            </DropdownItem>
          ))}
        </Dropdown>
        {Boolean(total) && onSelect && (
          <IconButton label={t('todo.selectSeveral')} onClick={onSelect}>
            <IconSquareCheck size={20} />
          </IconButton>
        )}
        {place.filter === 'deleted' && Boolean(total) && onEmpty && (
          <IconButton label={t('todo.purge.all')} className={classes.danger} onClick={() => setAsking(true)}>
            <IconTrashX size={20} />
          </IconButton>
        )}
      </div>
      <Suspense fallback={null}>
        {isAsking && onEmpty && <PurgeDialog count={null} onPurge={onEmpty} onClose={() => setAsking(false)} />}
      </Suspense>
    </header>
  );
}
