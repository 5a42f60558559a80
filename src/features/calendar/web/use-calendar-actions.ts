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
  // After a conflict, retrying would fail again.
  failureOf: (t, error) =>
    error instanceof ApiError && error.status === 409 ? { message: t('calendar.failed.old'), isFinal: true } : undefined,
  undoNeeds: ['update', 'Calendar'],
};

export type NewEvent = InputOf<typeof addEvent>['body']['event'];
export type EventPatch = InputOf<typeof changeOccurrence>['body']['event'];

export interface CalendarActions {
  /** Moves or resizes an event optimistically and offers undo. Resolves to whether it succeeded. */
  move: (event: CalendarEvent, times: EventTimes, scope: ChangeScope) => Promise<boolean>;
  /**
   * Like `move`, for changes in a form. Resolves to the current event, which is a new one for a changed occurrence. Throws when the
   * server rejects the change, so that the form can show it.
   * @param form groups its successive changes in one toast and undo.
   */
  change: (event: CalendarEvent, patch: EventPatch, changed: CalendarEvent, scope: ChangeScope, form: string) => Promise<CalendarEvent>;
  /** Saves the rest of a closed event; on failure, shows a toast with a retry. */
  keep: (save: () => Promise<unknown>) => void;
  add: (event: NewEvent, shown: CalendarEvent) => Promise<void>;
  /** Like `add`, for a form that closes immediately: a failure can be retried. Calls `onKept` on success. */
  addAtOnce: (event: NewEvent, shown: CalendarEvent, onKept: () => void) => void;
  remove: (event: CalendarEvent, scope: ChangeScope) => void;
  offerUndo: (message: string | CountedMessage, changeId: number | null | undefined) => void;
}

/** Event actions with optimistic updates, rollback with a message on failure, and undo. */
export function useCalendarActions(): CalendarActions {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<CalendarViews>('calendar', words);
  return useMemo(() => {
    const offer: CalendarActions['offerUndo'] = (message, changeId) => {
      if (!changeId) return toast({ message: typeof message === 'string' ? message : message.text(message.count) });
      // In sequence, so the latest change is undone first.
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
          // Sends absolute times without a version, since keys are pressed faster than the server responds.
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
