import { useMemo } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { OwnCalendar } from '../../own-calendar-contract.ts';
import * as contract from '../../own-calendar-writes-contract.ts';
import type { ownCalendarsQuery } from './use-calendars.ts';

type OwnCalendarViews = { calendars: ViewOf<ReturnType<typeof ownCalendarsQuery>> };

type NewOwnCalendar = InputOf<typeof contract.addOwnCalendar>['body'];
type OwnCalendarPatch = Pick<OwnCalendar, 'name' | 'colour' | 'companyMay' | 'shares' | 'version'>;

const words: ActionWords = { failed: (t) => t('calendar.own.failed') };

export interface OwnCalendarActions {
  /** These throw on failure, so the form keeps its input. */
  add: (given: NewOwnCalendar) => Promise<OwnCalendar>;
  update: (calendar: OwnCalendar, patch: OwnCalendarPatch) => Promise<OwnCalendar>;
  /** Refreshes a subscription now and reports the result. */
  refresh: (calendar: OwnCalendar) => void;
  /** Removes the calendar and its events optimistically and offers undo. */
  remove: (calendar: OwnCalendar) => void;
}

export function useOwnCalendarActions(): OwnCalendarActions {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<OwnCalendarViews>('calendar', words);
  return useMemo(() => {
    const lookOf = (change: (calendars: readonly OwnCalendar[]) => OwnCalendar[]) => ({ calendars: change });
    const rowOf = ({ id }: Pick<OwnCalendar, 'id'>) => [`calendar ${id}`];
    return {
      add: async (body) => (await show({ rows: ['end of calendars'], send: () => call(contract.addOwnCalendar, { body }) })).calendar,
      update: async (calendar, patch) => {
        const { version: _version, ...shown } = patch;
        const look = lookOf((calendars) => calendars.map((one) => (one.id === calendar.id ? { ...one, ...shown } : one)));
        const send = () => call(contract.updateOwnCalendar, { params: { id: calendar.id }, body: patch });
        return (await show({ rows: rowOf(calendar), look, send })).calendar;
      },
      refresh: (calendar) =>
        void attempt(async () => {
          const send = () => call(contract.refreshSubscription, { params: { id: calendar.id } });
          const { subscription } = (await show({ rows: rowOf(calendar), send })).calendar;
          const failure = subscription?.failure;
          if (failure) toast({ tone: 'error', message: t(`calendar.own.failure.${failure}`) });
          else toast({ message: t('calendar.own.refreshed', { name: calendar.name }) });
        }),
      remove: (calendar) =>
        void attempt(async () => {
          const { id, name } = calendar;
          const look = lookOf((calendars) => calendars.filter((one) => one.id !== id));
          await show({ rows: rowOf(calendar), look, send: () => call(contract.deleteOwnCalendar, { params: { id } }) });
          offerUndo(t('calendar.own.deleted', { name }), () =>
            show({ rows: rowOf(calendar), send: () => call(contract.restoreOwnCalendar, { params: { id } }) }),
          );
        }),
    };
  }, [t, show, attempt, offerUndo]);
}
