import { type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFilter, IconMenu2 } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { Email } from '../../contract.ts';
import { ComposeButton } from '../compose/compose-button.tsx';
import type { MailPlace } from '../folders/mail-place.ts';
import { MailSearch } from '../search/mail-search.tsx';
import type { MailSelection } from '../selection/use-mail-selection.ts';
import { ToolButton } from '../tool-button.tsx';
import type { MailActions } from '../use-mail-actions.ts';
import { ViewMenu } from '../view/view-menu.tsx';
import classes from './mail-list-head.module.css';
import { hasOperators } from './mail-list-input.ts';

const MailBulkTools = lazyPart(() => import('../selection/mail-bulk-tools.tsx').then(({ MailBulkTools }) => MailBulkTools));
const ChooseAllBar = lazyPart(() => import('../selection/choose-all-bar.tsx').then(({ ChooseAllBar }) => ChooseAllBar));
const WrongSearch = lazyPart(() => import('../search/wrong-search.tsx').then(({ WrongSearch }) => WrongSearch), {
  prefetchWhenIdle: false,
});
const FilterDialog = lazyPart(() => import('../search/filter-dialog.tsx').then(({ FilterDialog }) => FilterDialog));
const EmptyFolderDialog = lazyPart(() => import('../folders/empty-folder-dialog.tsx').then(({ EmptyFolderDialog }) => EmptyFolderDialog));

interface Props {
  place: MailPlace;
  title: string;
  total: number | undefined;
  loaded: readonly Email[];
  selection: MailSelection;
  actions: MailActions;
  /** Whether any action applies to selected emails. */
  canSelect: boolean;
  hasPanes: boolean;
  onEmpty: MailActions['empty'] | undefined;
  onSearch: (q: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Opens the folders when they have no column. */
  onFolders: (() => void) | undefined;
}

export function MailListHead({
  place,
  title,
  total,
  loaded,
  selection,
  actions,
  canSelect,
  hasPanes,
  onEmpty,
  onSearch,
  searchRef,
  onFolders,
}: Props) {
  const { t, i18n } = useTranslation();
  const chosen = selection.ids.size;
  const all = loaded.length > 0 && loaded.every(({ id }) => selection.ids.has(id));
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  // Small English numbers need no formatting, and creating a formatter takes 50 ms on a slow phone.
  const number = (count: number) => formatNumber(count, i18n.language);
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        {onFolders ? <ToolButton label={t('email.openFolders')} icon={<IconMenu2 size={20} stroke={1.75} />} onClick={onFolders} /> : null}
        <h1>{title}</h1>
        {onFolders ? <ComposeButton compact /> : null}
      </div>
      <div className={classes.search}>
        <div className={classes.line}>
          <MailSearch q={place.q} onSearch={onSearch} inputRef={searchRef} />
          <Filtering q={place.q} onSearch={onSearch} />
        </div>
        {hasOperators(place) ? (
          <Suspense>
            <WrongSearch q={place.q} />
          </Suspense>
        ) : null}
      </div>
      <div className={classes.tools}>
        {canSelect && (
          <label className={classes.check}>
            <input
              ref={box}
              type="checkbox"
              checked={all}
              disabled={loaded.length === 0}
              aria-label={t('email.selectAll')}
              onChange={() =>
                chosen > 0
                  ? selection.clear()
                  : selection.set(
                      loaded.map(({ id }) => id),
                      true,
                    )
              }
            />
          </label>
        )}
        <span className={classes.count} aria-live="polite">
          {chosen > 0
            ? t('email.chosen', { count: chosen, shown: number(chosen) })
            : total !== undefined && t('email.total', { count: total, shown: number(total) })}
        </span>
        {chosen > 0 ? (
          <Suspense>
            <MailBulkTools place={place} selection={selection} actions={actions} />
          </Suspense>
        ) : (place.folder === 'trash' || place.folder === 'spam') && !place.q && total && onEmpty ? (
          <EmptyFolder folder={place.folder} onEmpty={onEmpty} />
        ) : null}
        {chosen === 0 && canSelect ? (
          <span className={classes.view}>
            <ViewMenu hasPanes={hasPanes} />
          </span>
        ) : null}
      </div>
      {all && total !== undefined && total > loaded.length ? (
        <Suspense>
          <ChooseAllBar place={place} title={title} total={total} selection={selection} />
        </Suspense>
      ) : null}
    </header>
  );
}

function Filtering({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label={t('email.filter.open')} icon={<IconFilter size={20} stroke={1.75} />} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <FilterDialog
            q={q}
            onClose={() => setOpen(false)}
            onSearch={(wanted) => {
              setOpen(false);
              onSearch(wanted);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function EmptyFolder({ folder, onEmpty }: { folder: 'trash' | 'spam'; onEmpty: MailActions['empty'] }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={classes.empty} onClick={() => setAsking(true)}>
        {t(`email.emptying.${folder}`)}
      </button>
      {isAsking ? (
        <Suspense>
          <EmptyFolderDialog
            folder={folder}
            onClose={() => setAsking(false)}
            onEmpty={() => {
              setAsking(false);
              onEmpty(folder);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
