import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { inOrder } from '#web/in-order.ts';
import { toast } from '#web/toast.ts';
import { addEvent, type CalendarEvent, changeOccurrence, removeOccurrence, undoCalendarChange } from '../contract.ts';
import { type ChangeScope, changedEvents } from './apply-event-change.ts';
import { showWhile } from './change-events.ts';
import type { EventTimes } from './event-times.ts';

export type NewEvent = InputOf<typeof addEvent>['body']['event'];
export type EventPatch = InputOf<typeof changeOccurrence>['body']['event'];

export interface CalendarActions {
  /** Moves or resizes: shown at once, and offered to be taken back. Answers whether it was kept. */
  move: (event: CalendarEvent, times: EventTimes, scope: ChangeScope) => Promise<boolean>;
  /** As `move`, for what a form changed. Throws what the server refuses: the form shows it. */
  change: (event: CalendarEvent, patch: EventPatch, changed: CalendarEvent, scope: ChangeScope) => Promise<void>;
  add: (event: NewEvent, shown: CalendarEvent) => Promise<void>;
  remove: (event: CalendarEvent, scope: ChangeScope) => void;
  /** Takes a change back, as the toast of each of them offers. */
  offerUndo: (message: string, changeId: number | null | undefined) => void;
}

/** What a person does to events: shown at once, put back with a message when it fails, and offered to be undone. */
export function useCalendarActions(): CalendarActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => {
    const attempt = async (work: () => Promise<void>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        const isOld = error instanceof Error && 'status' in error && error.status === 409;
        const again = { label: t('ui.tryAgain'), run: () => void attempt(work) };
        toast({
          tone: 'error',
          message: t(isOld ? 'calendar.failed.old' : 'calendar.failed.change'),
          ...(isOld ? {} : { action: again }),
        });
        return false;
      }
    };
    const offerUndo: CalendarActions['offerUndo'] = (message, changeId) => {
      if (!changeId || !currentAbility().can('update', 'Calendar')) return toast({ message });
      const undo = async () => {
        try {
          await call(undoCalendarChange, { params: { id: changeId } });
        } finally {
          void queryClient.invalidateQueries({ queryKey: ['calendar'] });
        }
      };
      toast({ message, action: { label: t('calendar.undo'), run: () => void attempt(undo) } });
    };
    const send = (event: CalendarEvent, patch: EventPatch, changed: CalendarEvent, scope: ChangeScope, version?: number) => {
      const { occurrence } = event.extendedProps;
      const body = { scope: occurrence === null ? 'all' : scope, version, event: patch, ...(occurrence === null ? {} : { occurrence }) };
      return showWhile(
        queryClient,
        (events) => changedEvents(events, { event, scope, changed }),
        () => inOrder(() => call(changeOccurrence, { params: { id: event.id }, body })),
      );
    };

    return {
      offerUndo,
      move: (event, times, scope) =>
        attempt(async () => {
          // Says where it is to be, whatever it was based on: keys are pressed faster than the server answers.
          const { changeId } = await send(event, times, { ...event, ...times }, scope);
          offerUndo(t('calendar.moved', { title: event.title }), changeId);
        }),
      change: async (event, patch, changed, scope) => {
        const { changeId } = await send(event, patch, changed, scope, event.extendedProps.version);
        offerUndo(t('calendar.saved', { title: changed.title }), changeId);
      },
      add: async (event, shown) => {
        const { changeId } = await showWhile(
          queryClient,
          (events) => [...events, shown],
          () => call(addEvent, { body: { event } }),
        );
        offerUndo(t('calendar.added', { title: event.title }), changeId);
      },
      remove: (event, scope) =>
        void attempt(async () => {
          const { occurrence } = event.extendedProps;
          const body = occurrence === null ? { scope: 'all' as const } : { scope, occurrence };
          const { changeId } = await showWhile(
            queryClient,
            (events) => changedEvents(events, { event, scope, changed: null }),
            () => call(removeOccurrence, { params: { id: event.id }, body }),
          );
          offerUndo(t('calendar.removed', { title: event.title }), changeId);
        }),
    };
  }, [queryClient, t]);
}
