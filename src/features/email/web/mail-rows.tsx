import { useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { listRect } from '#web/content-width.ts';
import { useTranslation } from '#web/i18n.ts';
import { ownScroll } from '#web/own-scroll.ts';
import { mailAddress } from './mail-address.ts';
import type { MailPlace } from './mail-place.ts';
import { MailRow, type RowHandlers } from './mail-row.tsx';
import classes from './mail-rows.module.css';
import { SkeletonRow } from './skeleton-rows.tsx';
import type { ListedMails } from './use-listed-mails.ts';

/** The heights of `mail-row.module.css`, in pixels. */
const wideHeight = 52;
const narrowHeight = 92;
/** How long scrolling must rest before the address says where it is. */
const restMs = 250;

export interface RowsHandle {
  /** Brings a row into sight and puts the focus on its mail. */
  focus: (index: number) => void;
}

interface Props {
  place: MailPlace;
  mails: ListedMails;
  total: number;
  wide: boolean;
  firstRow: number;
  openId: number | undefined;
  selected: ReadonlySet<number>;
  canSelect: boolean;
  canStar: boolean;
  on: RowHandlers;
  onRange: (first: number, last: number) => void;
  onRest: (firstRow: number) => void;
  handle: Ref<RowsHandle>;
}

/** The rows of a list of any length: only those in sight are in the page. */
export function MailRows({
  place,
  mails,
  total,
  wide,
  firstRow,
  openId,
  selected,
  canSelect,
  canStar,
  on,
  onRange,
  onRest,
  handle,
}: Props) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const height = wide ? wideHeight : narrowHeight;
  const [initialRect] = useState(listRect);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    initialOffset: firstRow * height,
    initialRect,
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? firstRow;
  const last = items.at(-1)?.index ?? firstRow;
  useEffect(() => onRange(first, last), [onRange, first, last]);

  const top = useRef(firstRow);
  const lastHeight = useRef(height);
  useLayoutEffect(() => {
    if (lastHeight.current === height) return;
    lastHeight.current = height;
    virtual.measure();
    if (scroller.current) scroller.current.scrollTop = top.current * height;
  }, [height, virtual]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const remember = () => {
    top.current = Math.round((scroller.current?.scrollTop ?? 0) / height);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onRest(top.current), restMs);
  };

  // The open mail's row comes into sight once, then the person may scroll away from it.
  const openRow = openId === undefined ? -1 : mails.rowOf(openId);
  const revealed = useRef<number>(undefined);
  useEffect(() => {
    if (openId === undefined) revealed.current = undefined;
    if (openRow < 0 || revealed.current === openId) return;
    revealed.current = openId;
    if (scroller.current) reveal(scroller.current, openRow, height);
  }, [openId, openRow, height]);

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
      if (scroller.current) reveal(scroller.current, index, height);
      focusWanted();
    },
  }));

  return (
    <div ref={scroller} className={classes.scroller} onScroll={remember} {...ownScroll}>
      <ul aria-label={t('email.mails')} className={classes.rows} style={{ blockSize: total * height }}>
        {items.map(({ index, start }) => {
          const mail = mails.mailAt(index);
          if (!mail) return <SkeletonRow key={index} wide={wide} offset={start} />;
          return (
            <MailRow
              key={mail.id}
              mail={mail}
              index={index}
              total={total}
              address={mailAddress(place, mail.id)}
              wide={wide}
              selected={selected.has(mail.id)}
              canSelect={canSelect}
              canStar={canStar}
              isOpen={mail.id === openId}
              offset={start}
              on={on}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** Scrolls no further than it takes to see the whole row. */
function reveal(scroller: HTMLElement, index: number, height: number): void {
  const start = index * height;
  scroller.scrollTop = Math.min(start, Math.max(scroller.scrollTop, start + height - scroller.clientHeight));
}
