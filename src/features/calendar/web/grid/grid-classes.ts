import type { CalendarOptions } from '@fullcalendar/react';
import { createElement } from 'react';
import { IconX } from '#web/icons.ts';
import type { ShownItem } from '../list/shown-items.ts';
import classes from './calendar-grid.module.css';

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The house's look for the grid, which has none of its own. `isMarks`: events are marks without a name. */
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
