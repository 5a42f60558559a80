import { useQuery } from '@tanstack/react-query';
import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { isPlainClick } from '#web/is-plain-click.ts';
import { useIsOffline } from '#web/use-is-offline.ts';
import { useStable } from '#web/use-stable.ts';
import type { MailDragKit } from '../drag/use-mail-drag-kit.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import type { MailLocation } from '../folders/use-mail-location.ts';
import { emailPageQuery } from '../queries.ts';
import type { MailSelection } from '../selection/use-mail-selection.ts';
import type { MailActions } from '../use-mail-actions.ts';
import classes from './mail-list.module.css';
import { MailListHead } from './mail-list-head.tsx';
import { pageOfRow } from './mail-list-input.ts';
import { EmptyList, FailedList, FailedRows } from './mail-list-states.tsx';
import type { RowHandlers } from './mail-row.tsx';
import { MailRows, type RowsHandle } from './mail-rows.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { type ListedMails, useListedMails } from './use-listed-mails.ts';

/** The list interface for keyboard shortcuts. */
export interface ListHandle {
  mails: ListedMails;
  /** The row under the cursor, starting at 0; -1 before the first. */
  cursor: () => number;
  focusRow: (index: number) => void;
  focusSearch: () => void;
}

interface Props {
  place: MailPlace;
  location: MailLocation;
  title: string;
  wide: boolean;
  dense: boolean;
  /** Whether an open email fits beside or below it. */
  hasPanes: boolean;
  selection: MailSelection;
  actions: MailActions;
  onFolders: (() => void) | undefined;
  kit: MailDragKit | null;
  handle: Ref<ListHandle>;
}

export function MailList({ place, location, title, wide, dense, hasPanes, selection, actions, onFolders, kit, handle }: Props) {
  const { t } = useTranslation();
  const { go, mailId, firstRow, isShown } = location;
  const rights = useRights('Email');
  const canSelect = rights.update || rights.delete;
  const shown = useShownPlace(place, pageOfRow(firstRow));
  const [range, setRange] = useState({ place: shown, first: firstRow, last: firstRow });
  const inSight = range.place === shown ? range : { first: firstRow, last: firstRow };
  const mails = useListedMails(shown, inSight.first, inSight.last);
  const isOffline = useIsOffline();
  const onRange = useCallback((first: number, last: number) => setRange({ place: shown, first, last }), [shown]);

  const root = useRef<HTMLElement>(null);
  const rows = useRef<RowsHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const cursor = useRef<{ place: MailPlace; index: number; id?: number | undefined }>({ place, index: -1 });
  /** Follows its email when others arrive above it; if it has left, returns the row that took its place. */
  const cursorNow = () => {
    if (cursor.current.place !== place) return -1;
    const { index, id } = cursor.current;
    const row = id === undefined ? -1 : mails.rowOf(id);
    return row < 0 ? index : row;
  };
  const on = useStable<RowHandlers>({
    open: (mail, index, event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      cursor.current = { place, index, id: mail.id };
      go(place, { mailId: mail.id, firstRow });
    },
    select: (mail, index, withShift) => {
      const from = withShift && cursorNow() >= 0 ? cursorNow() : index;
      const chosen: number[] = [];
      for (let row = Math.min(from, index); row <= Math.max(from, index); row += 1) chosen.push(mails.mailAt(row)?.id ?? mail.id);
      selection.set(chosen, !selection.ids.has(mail.id));
      cursor.current = { place, index, id: mail.id };
    },
    star: (mail) => actions.star([mail.id], !mail.isStarred),
    dragged: (mail) => {
      const chosen = selection.ids.has(mail.id) ? selection.mails : [mail];
      const count = chosen.length;
      return { mails: chosen, text: count > 1 ? t('email.chosen', { count, shown: String(count) }) : mail.subject || t('email.noSubject') };
    },
  });
  useImperativeHandle(handle, () => ({
    mails,
    cursor: () => {
      const focused = root.current?.querySelector('[data-index]:focus-within')?.getAttribute('data-index');
      return focused === null || focused === undefined ? cursorNow() : Number(focused);
    },
    focusRow: (index) => {
      cursor.current = { place, index, id: mails.mailAt(index)?.id };
      rows.current?.focus(index);
    },
    focusSearch: () => search.current?.select(),
  }));
  const onSearch = useCallback((q: string) => go({ ...place, q }, { replace: true }), [go, place]);
  const onEmpty = (folder: 'trash' | 'spam') => {
    if (mailId !== undefined) go(place, { firstRow: 0 });
    actions.empty(folder);
  };
  const onRest = useStable({
    rest: (row: number) => {
      if (row !== firstRow && shown === place && isShown()) go(place, { mailId, firstRow: row, replace: true });
    },
  });

  return (
    <section ref={root} className={classes.list} aria-label={title}>
      <MailListHead
        place={place}
        title={title}
        total={mails.total}
        loaded={mails.loaded}
        selection={selection}
        actions={actions}
        canSelect={canSelect}
        hasPanes={hasPanes}
        onEmpty={rights.delete ? onEmpty : undefined}
        onSearch={onSearch}
        searchRef={search}
        onFolders={onFolders}
      />
      {mails.total === undefined ? (
        mails.error || isOffline ? (
          <FailedList error={mails.error} isOffline={isOffline} onRetry={mails.retry} />
        ) : (
          <SkeletonRows wide={wide} dense={dense} label={t('email.loading')} />
        )
      ) : mails.total === 0 ? (
        <EmptyList place={shown} onSearch={onSearch} />
      ) : (
        <>
          <MailRows
            key={JSON.stringify(shown)}
            place={shown}
            mails={mails}
            total={mails.total}
            wide={wide}
            dense={dense}
            firstRow={firstRow}
            openId={mailId}
            selected={selection.ids}
            canSelect={canSelect}
            canStar={rights.update}
            actions={actions}
            on={on}
            kit={kit}
            onRange={onRange}
            onRest={onRest.rest}
            handle={rows}
          />
          {mails.error ? <FailedRows onRetry={mails.retry} /> : null}
        </>
      )}
    </section>
  );
}

/** Returns the place whose rows are shown: the previous rows stay while a search is loading, to avoid a flash of empty content. */
function useShownPlace(place: MailPlace, page: number): MailPlace {
  const [shown, setShown] = useState(place);
  const { isPending } = useQuery(emailPageQuery(place, page));
  if (shown === place || (isPending && shown.folder === place.folder && shown.label === place.label)) return shown;
  setShown(place);
  return place;
}
