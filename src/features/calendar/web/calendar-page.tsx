import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useReadShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { type CalendarEvent, calendarNames } from '../contract.ts';
import type { ChangeScope } from './apply-event-change.ts';
import type { CalendarDialog, CalendarView } from './calendar-place.ts';
import { FailedEvents } from './failed-events.tsx';
import '#web/fills-window.css';
import type { PlainDay } from '#web/dates/plain-day.ts';
import { weekendDays, weekStart } from '#web/dates/week-start.ts';
import classes from './calendar-page.module.css';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { colorOf, useCalendars } from './calendars/use-calendars.ts';
import type { ShownCard } from './card/shown-card.ts';
import { type EventTimes, eventKey, nextFullHour } from './event-times.ts';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import { queryRange, shownDays, shownView, titleOf } from './list/shown-days.ts';
import { ofCalendars, type ShownItem, shownTitle, timesOfOverlay } from './list/shown-items.ts';
import { eventsQuery, overlaysQuery, prefetchNeighbours } from './queries.ts';
import { CalendarSidebar } from './sidebar/calendar-sidebar.tsx';
import { useReadableOverlays } from './sidebar/use-readable-overlays.ts';
import { useCalendarActions } from './use-calendar-actions.ts';
import { useAskedEvent, useCalendarKeys, useCalendarPlace } from './use-calendar-place.ts';
import { useCompact } from './use-compact.ts';
import { useDueMoves } from './use-due-moves.ts';

const CalendarGrid = lazyPart(() => import('./grid/calendar-grid.tsx').then(({ CalendarGrid }) => CalendarGrid));
const CalendarList = lazyPart(() => import('./list/calendar-list.tsx').then(({ CalendarList }) => CalendarList));
const CalendarCard = lazyPart(() => import('./card/calendar-card.tsx').then(({ CalendarCard }) => CalendarCard));
const EventOpener = lazyPart(() => import('./drawer/event-opener.tsx').then(({ EventOpener }) => EventOpener));
const ScopeDialog = lazyPart(() => import('./scope-dialog.tsx').then(({ ScopeDialog }) => ScopeDialog));
const CalendarDialogs = lazyPart(() => import('./transfer/calendar-dialogs.tsx').then(({ CalendarDialogs }) => CalendarDialogs));

/** A change that needs a scope: a move, or a removal if there are no times. */
interface AskedChange {
  event: CalendarEvent;
  times?: EventTimes;
  takeBack?: () => void;
}

export function CalendarPage() {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { place, go } = useCalendarPlace();
  const actions = useCalendarActions();
  const rights = useRights('Calendar');
  const isCompact = useCompact();
  const [begun, setBegun] = useState<EventTimes | null>(null);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [card, setCard] = useState<ShownCard | null>(null);
  const [dialog, setDialog] = useState<CalendarDialog | null>(null);
  const [hasDrawer, setDrawer] = useState(false);
  const [said, setSaid] = useState('');

  const firstWeekday = weekStart(i18n.language);
  const { view, date, calendars } = place;
  const { own, faceOf } = useCalendars();
  const hasCalendars = calendars.length > 0 || own.some(({ id }) => !place.hidden.includes(id));
  const readable = useReadableOverlays();
  const fitting = shownView(view, isCompact);
  const days = useMemo(() => shownDays(fitting, date, firstWeekday), [fitting, date, firstWeekday]);
  const title = titleOf(fitting, date, firstWeekday, i18n.language);
  usePageTitle(`${t('menu.calendar')} · ${title}`);

  const moments = queryRange(fitting, date, firstWeekday);
  const query = eventsQuery(moments);
  const answer = useQuery(query);
  const readShown = useReadShown();
  const shown = readShown(query, answer.data);
  const dueQueries = place.overlays.filter((kind) => readable.includes(kind)).map((kind) => overlaysQuery(kind, days));
  const due = useQueries({
    queries: dueQueries,
    combine: (answers) => ({
      items: dueQueries.flatMap((asked, at) => readShown(asked, answers[at]?.data)?.items ?? []),
      isAll: answers.every(({ data }) => data?.isAll !== false),
    }),
  });
  const dueMoves = useDueMoves(due.items.some((overlay) => overlay.canMove));
  // Without permission to update, no event can be dragged or edited.
  const events = useMemo(() => (rights.update ? shown?.items : shown?.items.map(toBeRead)), [shown, rights.update]);
  const items = useMemo<ShownItem[]>(
    () => [
      ...ofCalendars(events ?? [], place).map((event) => ({
        ...{ key: eventKey(event), title: shownTitle(event, t), times: event, event },
        ...faceOf(event.extendedProps),
      })),
      ...due.items.map((overlay) => ({
        ...{ key: `${overlay.kind}-${overlay.id}`, title: overlay.title, times: timesOfOverlay(overlay), overlay },
        ...{ kind: t(`calendar.due.${overlay.kind}`), colour: colorOf('overlay') },
        isMovable: dueMoves.isReady && overlay.canMove,
      })),
    ],
    [events, place, faceOf, due.items, dueMoves.isReady, t],
  );
  const isLoaded = answer.data !== undefined;
  useEffect(() => {
    if (isLoaded) prefetchNeighbours(queryClient, fitting, date, firstWeekday);
  }, [isLoaded, queryClient, fitting, date, firstWeekday]);

  const begin = (times: EventTimes = nextFullHour(date, new Date(), weekendDays(i18n.language))) => setBegun(times);
  const open = (item: ShownItem, anchor: HTMLElement) => {
    if (item.overlay) return router.history.push(item.overlay.path);
    setCard({ key: item.key, anchor });
  };
  const closeCard = useCallback(() => setCard(null), []);
  const edit = (event: CalendarEvent) => {
    setCard(null);
    go({ eventId: event.id, at: event.extendedProps.occurrence ?? event.start });
  };
  const remove = (event: CalendarEvent) => {
    setCard(null);
    if (event.extendedProps.occurrence !== null) return setAsked({ event });
    actions.remove(event, 'all');
  };
  const move = ({ event, overlay }: ShownItem, times: EventTimes, takeBack: () => void) => {
    if (overlay) return void dueMoves.move(overlay, times).then((isKept) => isKept || takeBack());
    if (event.extendedProps.occurrence !== null) return setAsked({ event, times, takeBack });
    void actions.move(event, times, 'all').then((isKept) => isKept || takeBack());
  };
  const answerAsked = (scope: ChangeScope | null) => {
    setAsked(null);
    if (!asked) return;
    if (!scope) return asked.takeBack?.();
    if (!asked.times) return actions.remove(asked.event, scope);
    void actions.move(asked.event, asked.times, scope).then((isKept) => isKept || asked.takeBack?.());
  };
  const showDay = (day: PlainDay, wanted: CalendarView = 'day') => go({ view: wanted, date: day });
  useAskedEvent(() => rights.create && begin());
  useCalendarKeys({ place, fitting, go, onBegin: () => begin(), rights });

  const sidebar = (
    <CalendarSidebar
      place={place}
      go={go}
      own={own}
      firstWeekday={firstWeekday}
      overlayKinds={readable}
      onBegin={
        rights.create
          ? () => {
              setDrawer(false);
              begin();
            }
          : undefined
      }
      onDialog={(wanted) => {
        setDrawer(false);
        setDialog(wanted);
      }}
    />
  );
  return (
    <div className={classes.card} data-fills="window">
      <aside className={classes.sidebar} aria-label={t('calendar.sidebar')}>
        {sidebar}
      </aside>
      <section className={classes.main} aria-label={title}>
        <CalendarToolbar
          place={place}
          fitting={fitting}
          go={go}
          title={title}
          isLoading={answer.isFetching && !answer.data}
          onSidebar={() => setDrawer(true)}
          onBegin={rights.create ? () => begin() : undefined}
        />
        {answer.isError && !answer.data ? <FailedEvents error={answer.error} onRetry={() => void answer.refetch()} /> : null}
        {answer.data?.isAll === false || !due.isAll ? <p className={classes.notAll}>{t('calendar.notAll')}</p> : null}
        <div className={classes.view}>
          <Suspense fallback={<GridSkeleton view={view} />}>
            {fitting === 'list' ? (
              <CalendarList
                items={items}
                days={days}
                date={date}
                title={title}
                isLoading={answer.isPending}
                isFailed={answer.isError}
                hasCalendars={hasCalendars}
                onOpen={open}
                onBegin={rights.create ? begin : undefined}
                onShowAll={() => go({ calendars: calendarNames, hidden: [] })}
              />
            ) : (
              <CalendarGrid
                view={fitting}
                date={date}
                items={items}
                firstWeekday={firstWeekday}
                isCompact={isCompact}
                onOpen={open}
                onSelect={rights.create ? (times, place) => setCard({ times, ...place }) : undefined}
                onMove={move}
                onDay={showDay}
                onSay={setSaid}
              />
            )}
          </Suspense>
        </div>
      </section>
      {hasDrawer && (
        <Dialog kind="drawer" title={t('menu.calendar')} onClose={() => setDrawer(false)}>
          {sidebar}
        </Dialog>
      )}
      <Suspense>
        {(place.eventId !== null || begun) && (
          <EventOpener
            place={place}
            begun={begun}
            events={events}
            asked={moments}
            actions={actions}
            go={go}
            onEndBegun={() => setBegun(null)}
          />
        )}
        {card && (
          <CalendarCard
            key={card.key ?? card.times.start}
            card={card}
            events={events}
            calendars={calendars}
            actions={actions}
            onEdit={edit}
            onRemove={remove}
            onMore={(times) => {
              setCard(null);
              begin(times);
            }}
            onClose={closeCard}
          />
        )}
        {asked && <ScopeDialog kind={asked.times ? 'change' : 'remove'} event={asked.event} onAnswer={answerAsked} />}
        {dialog && <CalendarDialogs dialog={dialog} place={place} actions={actions} onClose={() => setDialog(null)} />}
      </Suspense>
      <div role="status" aria-live="polite" className="visually-hidden">
        {said}
      </div>
    </div>
  );
}

function toBeRead(event: CalendarEvent): CalendarEvent {
  return { ...event, extendedProps: { ...event.extendedProps, isEditable: false } };
}
