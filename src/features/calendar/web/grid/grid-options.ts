import type { CalendarOptions } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import { createElement, useEffect, useState } from 'react';
import { atNoon, clockParts, formatTime, plainFormat } from '#web/dates/format-date.ts';
import type { TFunction } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import type { ShownItem } from '../list/shown-items.ts';
import classes from './calendar-grid.module.css';

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** Styles for the grid, which has none of its own. `isMarks` shows events as markers without a title. */
export function gridClasses(isMarks: boolean): CalendarOptions {
  return {
    viewClass: classes.view,
    tableHeaderClass: classes.header,
    dayHeaderRowClass: classes.row,
    dayHeaderClass: ({ isToday, inPopover }) =>
      joined(classes.dayHeader, isToday && classes.headerToday, inPopover && classes.popoverHeader),
    dayHeaderInnerClass: classes.dayHeaderInner,
    dayHeaderAlign: ({ inPopover }) => (inPopover ? 'start' : 'center'),
    dayHeaderDividerClass: classes.divider,
    dayRowClass: classes.row,
    dayCellClass: ({ isOther, isToday, inPopover }) =>
      joined(!inPopover && classes.cell, isOther && classes.other, isToday && classes.today),
    dayCellTopClass: classes.cellTop,
    dayCellTopInnerClass: ({ isToday, isOther }) => joined(classes.number, isToday && classes.numberToday, isOther && classes.numberOther),
    dayCellInnerClass: ({ inPopover }) => (inPopover ? classes.popoverBody : ''),
    dayLaneClass: ({ isToday }) => joined(classes.cell, isToday && classes.today),
    dayLaneInnerClass: classes.laneInner,
    slotLaneClass: ({ isMinor }) => joined(classes.slot, isMinor && classes.slotMinor),
    slotHeaderRowClass: classes.row,
    slotHeaderClass: classes.slotHeader,
    slotHeaderInnerClass: classes.slotHeaderInner,
    slotHeaderDividerClass: classes.slotDivider,
    allDayHeaderClass: classes.allDayHeader,
    allDayHeaderInnerClass: classes.slotHeaderInner,
    allDayDividerClass: classes.divider,
    nowIndicatorLineClass: classes.now,
    nowIndicatorDotClass: classes.nowDot,
    fillerClass: classes.filler,
    highlightClass: classes.highlight,
    navLinkClass: classes.navLink,
    eventClass: ({ event, isSelected, isDragging, isMirror }) =>
      joined(
        classes.event,
        (event.extendedProps.item as ShownItem | undefined)?.overlay && classes.due,
        isMarks && classes.mark,
        isSelected && classes.selected,
        isDragging && classes.dragging,
        isMirror && classes.mirror,
      ),
    blockEventClass: classes.block,
    rowEventClass: ({ isStart, isEnd }) => joined(classes.rowEvent, isStart && classes.starts, isEnd && classes.ends),
    rowEventBeforeClass: ({ isStartResizable }) => (isStartResizable ? joined(classes.resizer, classes.resizeStart) : ''),
    rowEventAfterClass: ({ isEndResizable }) => (isEndResizable ? joined(classes.resizer, classes.resizeEnd) : ''),
    rowEventInnerClass: classes.inner,
    listItemEventClass: classes.listItem,
    listItemEventInnerClass: classes.inner,
    columnEventClass: ({ isStart, isEnd }) => joined(classes.columnEvent, isStart && classes.startsTop, isEnd && classes.endsBottom),
    columnEventInnerClass: ({ isShort }) => joined(classes.columnInner, isShort && classes.short),
    columnEventBeforeClass: ({ isStartResizable }) => (isStartResizable ? joined(classes.resizer, classes.resizeTop) : ''),
    columnEventAfterClass: ({ isEndResizable }) => (isEndResizable ? joined(classes.resizer, classes.resizeBottom) : ''),
    moreLinkClass: classes.more,
    moreLinkInnerClass: classes.moreInner,
    popoverClass: classes.popover,
    popoverCloseClass: classes.popoverClose,
    popoverCloseContent: () => createElement(IconX, { size: 18, stroke: 1.75 }),
  };
}

export function gridTexts(t: TFunction): CalendarOptions {
  return {
    allDayText: t('calendar.allDay'),
    timedText: t('calendar.timed'),
    moreLinkText: (count) => t('calendar.more', { count }),
    moreLinkHint: (count) => t('calendar.moreHint', { count }),
    closeHint: t('ui.close'),
    navLinkHint: (day) => t('calendar.goTo', { day }),
    // Label of the rows in a month.
    weekTextLong: t('calendar.view.week'),
    eventsHint: t('calendar.events'),
  };
}

interface Clock {
  hour: number;
  minute: number;
}

/** Formats times in the grid like all others: `09:00`, `09:00–10:30`. */
export function gridClock(language: string): (times: { start: Clock; end?: Clock | null }) => string {
  return ({ start, end }) => {
    const [from, until] = [textOf(start), end ? textOf(end) : ''];
    if (!until) return formatTime(from, language);
    // Past midnight, the end is earlier on the clock.
    if (until < from) return `${formatTime(from, language)} – ${formatTime(until, language)}`;
    return plainFormat(language, clockParts(language)).formatRange(atNoon(anyDay, from), atNoon(anyDay, until));
  };
}

const anyDay = '1970-01-01';
const textOf = ({ hour, minute }: Clock): string => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');

type Plugin = typeof dayGrid;

let interaction: Plugin | undefined;
let timeGrid: Plugin | undefined;

/**
 * Returns the grid's plugins for a view; undefined while loading. A month is available immediately, and drag and drop as soon as its
 * code has loaded.
 */
export function useGridPlugins(view: 'month' | 'week' | 'three' | 'day'): Plugin[] | undefined {
  const [, setLoaded] = useState(0);
  const isMissing = !interaction || (view !== 'month' && !timeGrid);
  useEffect(() => {
    if (!isMissing) return;
    const loads = [import('@fullcalendar/react/interaction').then((module) => (interaction = module.default))];
    if (view !== 'month') loads.push(import('@fullcalendar/react/timegrid').then((module) => (timeGrid = module.default)));
    void Promise.all(loads).then(() => setLoaded((times) => times + 1));
  }, [isMissing, view]);
  const known = [dayGrid, timeGrid, interaction].filter((plugin) => plugin !== undefined);
  return view === 'month' || timeGrid ? known : undefined;
}
