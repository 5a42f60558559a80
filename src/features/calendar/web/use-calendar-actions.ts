import { useMemo } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { CountedMessage } from '#web/toast-queue.ts';
import { addEvent, type CalendarEvent, changeOccurrence, removeOccurrence, undoCalendarChange } from '../contract.ts';
import { type ChangeScope, changedEvents } from './apply-event-change.ts';
import type { EventTimes } from './event-times.ts';
import type { eventsQuery } from './queries.ts';

type CalendarViews = { events: ViewOf<ReturnType<typeof eventsQuery>> };

const words: ActionWords = {
  failed: (t) => t('calendar.failed.change'),
  // It was changed meanwhile: the same once more would be refused again.
  failureOf: (t, error) =>
    error instanceof ApiError && error.status === 409 ? { message: t('calendar.failed.old'), isFinal: true } : undefined,
  undoNeeds: ['update', 'Calendar'],
};

export type NewEvent = InputOf<typeof addEvent>['body']['event'];
export type EventPatch = InputOf<typeof changeOccurrence>['body']['event'];

export interface CalendarActions {
  /** Moves or resizes: shown at once, and offered to be taken back. Answers whether it was kept. */
  move: (event: CalendarEvent, times: EventTimes, scope: ChangeScope) => Promise<boolean>;
  /**
   * As `move`, for what a form changed. Answers what stands there now: of one occurrence an event of its own. Throws what the server refuses:
   * the form shows it.
   * @param form what it saves one after the other is told, and taken back, together.
   */
  change: (event: CalendarEvent, patch: EventPatch, changed: CalendarEvent, scope: ChangeScope, form: string) => Promise<CalendarEvent>;
  /** Runs what saves the rest of an event that was closed; says so when it fails, with the way to try again. */
  keep: (save: () => Promise<unknown>) => void;
  add: (event: NewEvent, shown: CalendarEvent) => Promise<void>;
  /** As `add`, for what is closed at once: a failure is told and can be tried again. `onKept` is called when it was kept. */
  addAtOnce: (event: NewEvent, shown: CalendarEvent, onKept: () => void) => void;
  remove: (event: CalendarEvent, scope: ChangeScope) => void;
  /** Takes a change back, as the toast of each of them offers. */
  offerUndo: (message: string | CountedMessage, changeId: number | null | undefined) => void;
}

/** What a person does to events: shown at once, put back with a message when it fails, and offered to be undone. */
export function useCalendarActions(): CalendarActions {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<CalendarViews>('calendar', words);
  return useMemo(() => {
    const offer: CalendarActions['offerUndo'] = (message, changeId) => {
      if (!changeId) return toast({ message: typeof message === 'string' ? message : message.text(message.count) });
      // One after the other: what was changed last is taken back first.
      offerUndo(message, () => show({ rows: ['undo'], send: () => call(undoCalendarChange, { params: { id: changeId } }) }));
    };
    const lookOf = (change: (events: readonly CalendarEvent[]) => CalendarEvent[]) => ({
      events: (shown: CalendarViews['events']['answer']) => ({ ...shown, items: change(shown.items) }),
    });
    const send = (event: CalendarEvent, patch: EventPatch, changed: CalendarEvent, scope: ChangeScope, version?: number) => {
      const { occurrence } = event.extendedProps;
      const body = { scope: occurrence === null ? 'all' : scope, version, event: patch, ...(occurrence === null ? {} : { occurrence }) };
      return show({
        rows: [event.id],
        look: lookOf((events) => changedEvents(events, { event, scope, changed })),
        send: () => call(changeOccurrence, { params: { id: event.id }, body }),
      });
    };

    const add: CalendarActions['add'] = async (event, shown) => {
      const { changeId } = await show({
        look: lookOf((events) => [...events, shown]),
        adds: true,
        send: () => call(addEvent, { body: { event } }),
        settled: ({ event: added }) => lookOf((events) => (events.some(({ id }) => id === added.id) ? [...events] : [...events, added])),
      });
      offer(t('calendar.added', { title: event.title }), changeId);
    };

    return {
      offerUndo: offer,
      add,
      addAtOnce: (event, shown, onKept) => void attempt(() => add(event, shown).then(onKept)),
      move: (event, times, scope) =>
        attempt(async () => {
          // Says where it is to be, whatever it was based on: keys are pressed faster than the server answers.
          const { changeId } = await send(event, times, { ...event, ...times }, scope);
          offer(t('calendar.moved', { title: event.title }), changeId);
        }),
      change: async (event, patch, changed, scope, form) => {
        const { changeId, standing } = await send(event, patch, changed, scope, event.extendedProps.version);
        const text = () => t('calendar.saved', { title: standing.title });
        offer({ kind: `calendar saved ${form}`, count: 1, text }, changeId);
        return standing;
      },
      keep: (save) => void attempt(save),
      remove: (event, scope) =>
        void attempt(async () => {
          const { occurrence } = event.extendedProps;
          const body = occurrence === null ? { scope: 'all' as const } : { scope, occurrence };
          const { changeId } = await show({
            rows: [event.id],
            look: lookOf((events) => changedEvents(events, { event, scope, changed: null })),
            send: () => call(removeOccurrence, { params: { id: event.id }, body }),
          });
          offer(t('calendar.removed', { title: event.title }), changeId);
        }),
    };
  }, [t, show, attempt, offerUndo]);
}
