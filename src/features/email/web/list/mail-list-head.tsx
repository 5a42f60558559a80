import { lazy, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMenu2 } from '#web/icons.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Email } from '../../contract.ts';
import { ComposeButton } from '../compose/compose-button.tsx';
import type { MailPlace } from '../folders/mail-place.ts';
import type { MailSelection } from '../selection/use-mail-selection.ts';
import { ToolButton } from '../tool-button.tsx';
import type { MailActions } from '../use-mail-actions.ts';
import classes from './mail-list-head.module.css';

const MailBulkTools = lazy(() => import('../selection/mail-bulk-tools.tsx').then(({ MailBulkTools }) => ({ default: MailBulkTools })));
const EmptyFolderDialog = lazy(() =>
  import('../folders/empty-folder-dialog.tsx').then(({ EmptyFolderDialog }) => ({ default: EmptyFolderDialog })),
);

interface Props {
  place: MailPlace;
  title: string;
  total: number | undefined;
  loaded: readonly Email[];
  selection: MailSelection;
  actions: MailActions;
  /** Whether anything can be done with chosen ones. */
  canSelect: boolean;
  onEmpty: MailActions['empty'] | undefined;
  onSearch: (q: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Opens the folders where they have no column of their own. */
  onFolders: (() => void) | undefined;
}

/** The list's name, its search, and what can be done with the chosen mails. */
export function MailListHead({
  place,
  title,
  total,
  loaded,
  selection,
  actions,
  canSelect,
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
  // Small numbers in English need no format, and making one costs a slow phone 50 ms.
  const number = (count: number) => formatNumber(count, i18n.language);
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        {onFolders ? <ToolButton label={t('email.openFolders')} icon={<IconMenu2 size={20} stroke={1.75} />} onClick={onFolders} /> : null}
        <h1>{title}</h1>
        {onFolders ? <ComposeButton compact /> : null}
      </div>
      <div className={classes.search}>
        <SearchField
          q={place.q}
          onSearch={onSearch}
          inputRef={searchRef}
          label={t('email.search')}
          clearLabel={t('email.clearSearch')}
          hasKey
        />
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
      </div>
    </header>
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
