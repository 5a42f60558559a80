import type { TFunction } from '#web/i18n.ts';
import { busyTitle, type CalendarEvent } from '../contract.ts';

/** The title of an event; of somebody else's private one that they are busy, in the reader's language. */
export function shownTitle({ title, extendedProps: { isPrivate, isEditable } }: CalendarEvent, t: TFunction): string {
  return isPrivate && !isEditable && title === busyTitle ? t('calendar.busy') : title;
}
