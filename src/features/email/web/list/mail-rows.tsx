import { type PointerEvent, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { ownScroll } from '#web/own-scroll.ts';
import classes from '#web/ui/window-rows.module.css';
import { useWindowedRows } from '#web/use-windowed-rows.ts';
import type { MailDragKit } from '../drag/use-mail-drag-kit.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { mailAddress } from '../mail-address.ts';
import type { MailActions } from '../use-mail-actions.ts';
import { MailRow, type RowHandlers } from './mail-row.tsx';
import { rowHeightOf, SkeletonRow } from './skeleton-rows.tsx';
import type { ListedMails } from './use-listed-mails.ts';

const RowTools = lazyPart(() => import('./row-tools.tsx').then(({ RowTools }) => RowTools));

/** How long scrolling must pause before the URL is updated. */
const debounceMs = 250;

export interface RowsHandle {
  /** Scrolls a row into view and focuses its email. */
  focus: (index: number) => void;
}

interface Props {
  place: MailPlace;
  mails: ListedMails;
  total: number;
  wide: boolean;
  dense: boolean;
  firstRow: number;
  openId: number | undefined;
  selected: ReadonlySet<number>;
  canSelect: boolean;
  canStar: boolean;
  actions: MailActions;
  on: RowHandlers;
  kit: MailDragKit | null;
  onRange: (first: number, last: number) => void;
  onRest: (firstRow: number) => void;
  handle: Ref<RowsHandle>;
}

/** A virtualized list: only visible rows are rendered. */
export function MailRows({
  place,
  mails,
  total,
  wide,
  dense,
  firstRow,
  openId,
  selected,
  canSelect,
  canStar,
  actions,
  on,
  kit,
  onRange,
  onRest,
  handle,
}: Props) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const height = rowHeightOf({ wide, dense });
  const { first, last, reveal, ...rows } = useWindowedRows({ scroller, count: total, rowHeight: height, firstRow });
  useEffect(() => onRange(first, last), [onRange, first, last]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = () => {
    rows.onScroll();
    const top = Math.round((scroller.current?.scrollTop ?? 0) / height);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onRest(top), debounceMs);
  };

  // Scrolls the open email's row into view once; the person may then scroll away.
  const openRow = openId === undefined ? -1 : mails.rowOf(openId);
  const revealed = useRef<number>(undefined);
  useEffect(() => {
    if (openId === undefined) revealed.current = undefined;
    if (openRow < 0 || revealed.current === openId) return;
    revealed.current = openId;
    reveal(openRow);
  }, [openId, openRow, reveal]);

  const { pointed, ...pointing } = usePointedRow();
  const wanted = useRef<number>(undefined);
  const focusWanted = () => {
    const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`);
    link?.focus({ preventScroll: true });
    if (link) wanted.current = undefined;
  };
  useEffect(() => {
    if (wanted.current !== undefined) focusWanted();
  });
  useImperativeHandle(handle, () => ({
    focus: (index) => {
      wanted.current = index;
      reveal(index);
      focusWanted();
    },
  }));

  return (
    <div ref={scroller} className={classes.scroller} onScroll={onScroll} {...ownScroll}>
      <ul aria-label={t('email.mails')} className={classes.rows} style={{ blockSize: total * height }} {...pointing}>
        {Array.from({ length: last - first + 1 }, (_, step) => {
          const index = first + step;
          const mail = mails.mailAt(index);
          if (!mail) return <SkeletonRow key={index} wide={wide} dense={dense} offset={index * height} />;
          return (
            <MailRow
              key={mail.id}
              mail={mail}
              index={index}
              total={total}
              address={mailAddress(place, mail.id)}
              wide={wide}
              dense={dense}
              selected={selected.has(mail.id)}
              canSelect={canSelect}
              canStar={canStar}
              isOpen={mail.id === openId}
              offset={index * height}
              on={on}
              kit={kit}
              tools={
                index === pointed && canStar ? (
                  <Suspense>
                    <RowTools mail={mail} actions={actions} />
                  </Suspense>
                ) : null
              }
            />
          );
        })}
      </ul>
    </div>
  );
}

/** Returns the index of the hovered row, and the list's event handlers. Touch does not hover. */
function usePointedRow() {
  const [pointed, setPointed] = useState<number>();
  /** Stays while a menu of the row is open. */
  const isHeld = (list: Element) => list.querySelector('[data-row-tools] [aria-expanded="true"]') !== null;
  const point = ({ currentTarget, target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isHeld(currentTarget)) return;
    const row = target instanceof Element ? target.closest('[data-index]') : null;
    setPointed(row ? Number(row.getAttribute('data-index')) : undefined);
  };
  const leave = ({ currentTarget }: PointerEvent) => {
    if (!isHeld(currentTarget)) setPointed(undefined);
  };
  return { pointed, onPointerOver: point, onPointerLeave: leave };
}
