import { ApiError } from '#web/api-error.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { reasonText, refusalText } from '#web/refusal-text.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import type { CalendarEvent } from '../../contract.ts';
import { eventKey } from '../event-times.ts';
import { type EventValues, isSame, valuesOf } from './event-values.ts';

type FieldName = keyof EventValues;
/** Maps server field names to form fields. */
const fieldNames: Record<string, FieldName> = { start: 'startDay', end: 'endDay' };

/** Session storage key for the draft of a new event. */
export const draftStorage = 'atrium.calendar.draft';

export type EventForm = ReturnType<typeof useEventForm>;

/** Form state of an event; a new event starts with the given values. */
export function useEventForm(event: CalendarEvent | null, begun: EventValues) {
  const { t } = useTranslation();
  const draftKey = event ? eventKey(event) : 'new';
  return useDraftForm<EventValues, CalendarEvent>({
    storageKey: event ? `${draftStorage}.${draftKey}` : draftStorage,
    draftKey,
    record: event,
    begun,
    valuesOf,
    versionOf: ({ extendedProps }) => extendedProps.version,
    isSame,
    fieldOf: (path) => {
      const name = path.split('.').find((part) => part !== 'event' && part !== 'extendedProps') ?? '';
      return fieldNames[name] ?? (name in begun ? (name as FieldName) : undefined);
    },
    errorOf: (field, reason) => (field === 'title' && reason.code === 'required' ? t('calendar.says.required') : reasonText(t, reason)),
    failureOf: (error) => whyNotSent(t, error),
  });
}

/** Returns why a request failed as a whole. */
function whyNotSent(t: TFunction, error: unknown): string {
  const status = error instanceof ApiError ? error.status : 500;
  if (status === 0) return t('calendar.failed.offline');
  if (status === 404) return t('calendar.failed.gone');
  const told = error instanceof ApiError && status < 500 ? refusalText(t, error) : '';
  return told || t(status < 500 ? 'calendar.failed.refused' : 'calendar.failed.server');
}
