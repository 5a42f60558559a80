import FullCalendar, { type CalendarRef, type DayHeaderInfo, type EventApi, type EventInput } from '@fullcalendar/react';
import { dateSetting } from '#web/dates/date-setting.ts';
import { atNoon, formatClock, plainFormat, readerFormat } from '#web/dates/format-date.ts';
import { dateLocale } from '#web/intl.ts';
import '@fullcalendar/react/skeleton.css';
import { type KeyboardEvent, type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dayOf, type PlainDay } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { useLayout } from '#web/layout-store.ts';
import type { CardPlace } from '../card/shown-card.ts';
import type { EventTimes } from '../event-times.ts';
import { canMove, type ShownItem } from '../list/shown-items.ts';
import classes from './calendar-grid.module.css';
import { EventLabel } from './event-label.tsx';
import { gridClasses, gridClock, gridTexts, useGridPlugins } from './grid-options.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { moveByKey } from './move-by-key.ts';

interface Props {
  view: 'month' | 'week' | 'three' | 'day';
  date: PlainDay;
  items: readonly ShownItem[];
  firstWeekday: number;
  /** Too narrow for titles in a month view: shows markers that link to the days. */
  isCompact: boolean;
  onOpen: (item: ShownItem, face: HTMLElement) => void;
  /** Undefined without permission to add events. */
  onSelect: ((times: EventTimes, place: CardPlace) => void) | undefined;
  /** `takeBack` moves the item back. */
  onMove: (item: ShownItem, times: EventTimes, takeBack: () => void) => void;
  onDay: (day: PlainDay) => void;
  /** Receives announcements for screen readers. */
  onSay: (text: string) => void;
}

const viewTypes = { month: 'dayGridMonth', week: 'timeGridWeek', three: 'timeGridThree', day: 'timeGridDay' };
const views = { timeGridThree: { type: 'timeGrid', duration: { days: 3 } } };

/** Month, week or day grid with events that can be dragged and resized, and ranges that can be selected for a new event. */
export function CalendarGrid({ view, date, items, firstWeekday, isCompact, onOpen, onSelect, onMove, onDay, onSay }: Props) {
  const { t, i18n } = useTranslation();
  const { direction } = useLayout();
  const calendar = useRef<CalendarRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const plugins = useGridPlugins(view);
  const { timeZone, hourCycle } = dateSetting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock has the hours of the setting.
  const clock = useMemo(() => gridClock(i18n.language), [i18n.language, hourCycle]);
  const isMarks = isCompact && view === 'month';
  const inputs = useMemo(() => items.map(inputOf), [items]);
  /**
   * The calendar element to keep while dragging. New props would make FullCalendar treat the drop as coming from another calendar: it would
   * move the event without calling the drop handler.
   */
  const [held, setHeld] = useState<ReactElement | null>(null);
  const isReady = plugins !== undefined;
  const hold = () => setHeld(grid);
  const release = () => setHeld(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a calendar that was just mounted begins with the date.
  useLayoutEffect(() => calendar.current?.getApi().gotoDate(date), [date, isReady]);

  /** Due items have a moment, but no end. */
  const timeOf = (event: EventApi, text: string) =>
    itemOf(event)?.overlay && event.start && !event.allDay ? formatClock(event.start, i18n.language) : text;
  const moved = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    onMove(itemOf(event), timesOf(event), revert);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target.closest('[data-fc-event], [role="button"]') : null;
    const key = target?.querySelector<HTMLElement>('[data-key]')?.dataset.key;
    const item = key === undefined ? undefined : items.find((one) => one.key === key);
    // Due items have no end to move.
    if (!item || !canMove(item) || !event.altKey || (item.overlay && event.shiftKey)) return;
    const isTimed = view !== 'month' && !item.times.allDay;
    const times = moveByKey(event, item.times, { isTimed, isMirrored: direction === 'rtl' });
    if (!times) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(item, times, () => undefined);
    const said = item.overlay ? { ...times, end: null } : times;
    onSay(t('calendar.movedTo', { title: item.title, time: whenText(said, i18n.language) }));
    focusEvent(item.key);
  };

  if (!plugins) return <GridSkeleton view={view} />;
  const grid = (
    <FullCalendar
      // Views read the direction, the language and their plugins only once.
      key={[view, direction, i18n.language, plugins.length, timeZone, hourCycle].join(' ')}
      ref={calendar}
      plugins={plugins}
      views={views}
      initialView={viewTypes[view]}
      initialDate={date}
      headerToolbar={false}
      height="100%"
      locale={dateLocale(i18n.language)}
      timeZone={timeZone ?? 'local'}
      direction={direction}
      firstDay={firstWeekday}
      fixedWeekCount={false}
      nowIndicator
      navLinks={view === 'month'}
      navLinkDayClick={(day) => onDay(dayOf(day))}
      scrollTime="07:30:00"
      scrollTimeReset={false}
      slotDuration="00:30:00"
      snapDuration="00:15:00"
      dayMaxEvents
      eventOrder="start,-duration,allDay,title"
      eventTimeFormat={clock}
      slotHeaderFormat={clock}
      dayHeaderFormat={view === 'month' ? { weekday: 'short' } : { weekday: 'short', day: 'numeric' }}
      {...(view === 'month' ? {} : { dayHeaderContent: DayName })}
      defaultTimedEventDuration="01:00:00"
      forceEventDuration
      longPressDelay={400}
      events={inputs}
      editable={!isMarks}
      eventResizableFromStart
      eventInteractive={!isMarks}
      eventClick={({ event, el, jsEvent }) => {
        jsEvent.preventDefault();
        if (isMarks) onDay(dayOf(event.start ?? new Date()));
        else onOpen(itemOf(event), el);
      }}
      eventContent={({ event, timeText, isShort, view: { type } }) => (
        <EventLabel item={itemOf(event)} time={timeOf(event, timeText)} isColumn={type.startsWith('timeGrid')} isShort={isShort} />
      )}
      selectable={!isMarks && onSelect !== undefined}
      selectMirror
      select={({ jsEvent, view: { calendar: api }, ...range }) => {
        const anchor = frame.current;
        const at = jsEvent instanceof MouseEvent ? new DOMRect(jsEvent.clientX, jsEvent.clientY) : undefined;
        if (anchor) onSelect?.(drawnTimes(range), { anchor, at });
        api.unselect();
      }}
      dateClick={({ date: day }) => isMarks && onDay(dayOf(day))}
      eventDragStart={hold}
      eventDragStop={release}
      eventDrop={moved}
      eventResizeStart={hold}
      eventResizeStop={release}
      eventResize={moved}
      {...gridTexts(t)}
      {...gridClasses(isMarks)}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the events inside, each of which has the focus.
    <div ref={frame} className={classes.grid} data-marks={isMarks || undefined} data-view={view} onKeyDown={onKeyDown}>
      {held ?? grid}
    </div>
  );
}

/** Due items are drawn one line high among the hours. */
const lineMs = 30 * 60_000;

function inputOf(item: ShownItem): EventInput {
  const { start, end, allDay } = item.times;
  return {
    ...{ id: item.key, title: item.title, start, allDay, extendedProps: { item } },
    ...(end ? { end } : {}),
    editable: canMove(item),
    ...(item.overlay && { durationEditable: false }),
    ...(item.overlay && !allDay && { end: new Date(Date.parse(start) + lineMs).toISOString() }),
    className: item.colour,
  };
}

function whenText({ start, end, allDay }: EventTimes, language: string): string {
  if (allDay) return plainFormat(language, { dateStyle: 'full' }).format(atNoon(start.slice(0, 10)));
  return readerFormat(language, { dateStyle: 'full', timeStyle: 'short' }).formatRange(new Date(start), new Date(end ?? start));
}

const itemOf = (event: EventApi): ShownItem => event.extendedProps.item as ShownItem;

/** A single click selects the smallest step, but means an hour. */
const clickMs = 15 * 60_000;
const usualMs = 60 * 60_000;

function drawnTimes({
  startStr,
  endStr,
  start,
  end,
  allDay,
}: Pick<EventApi, 'startStr' | 'endStr' | 'allDay'> & { start: Date; end: Date }): EventTimes {
  if (allDay) return { start: startStr, end: endStr, allDay };
  const drawnMs = end.getTime() - start.getTime();
  return { start: start.toISOString(), end: new Date(start.getTime() + (drawnMs > clickMs ? drawnMs : usualMs)).toISOString(), allDay };
}

function timesOf({ allDay, startStr, endStr, start, end }: EventApi): EventTimes {
  if (allDay) return { allDay, start: startStr, end: endStr || null };
  return { allDay, start: (start ?? new Date()).toISOString(), end: end?.toISOString() ?? null };
}

function DayName({ weekdayText, dayNumberText, inPopover, text }: DayHeaderInfo) {
  if (inPopover) return text;
  return (
    <>
      <span className={classes.weekday}>{weekdayText}</span>
      <span className={classes.bigNumber}>{dayNumberText}</span>
    </>
  );
}

/** Moved events are re-rendered, so they need focus again. */
function focusEvent(key: string): void {
  const focus = () => {
    const face = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    face?.closest<HTMLElement>('[role="button"]')?.focus();
  };
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(focus)));
}
