import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { ConflictPanel } from '#web/ui/conflict-panel.tsx';
import type { CalendarEvent } from '../../contract.ts';
import { placeOf } from '../calendars/calendar-choice.ts';
import { useCalendars } from '../calendars/use-calendars.ts';
import { type EventValues, timeNames, valuesOf } from './event-values.ts';
import { sentValues } from './savable-values.ts';

interface Props {
  mine: EventValues;
  base: EventValues;
  /** As somebody else left it. */
  current: CalendarEvent;
  onKeep: () => void;
  onTake: () => void;
}

const told = [
  'title',
  'calendar',
  'startDay',
  'startTime',
  'endDay',
  'endTime',
  'guests',
  'location',
  'conference',
  'url',
  'description',
] as const;

/** Says that an event was changed elsewhere meanwhile, shows what both have changed, and lets the person choose. */
export function ConflictNote({ mine, base, current, onKeep, onTake }: Props) {
  const { t } = useTranslation();
  const { faceOf } = useCalendars();
  const theirs = valuesOf(current);
  const [begun, own, other] = [base, mine, theirs].map(sentValues) as [Sent, Sent, Sent];
  const touched = [changedFields(begun, own), changedFields(begun, other), changedFields(own, other)];
  const isTouched = (name: keyof Sent) => touched.every((names) => names.includes(name));
  const rows = told.filter((name) => (timeNames.some((one) => one === name) ? isTouched('when') : isTouched(name as keyof Sent)));
  const text = (values: EventValues, name: (typeof told)[number]): string => {
    if (name === 'calendar') return faceOf(placeOf(values.calendar)).kind;
    if (name === 'guests') return values.guests.map((guest) => guest.name || guest.email).join(', ');
    return name === 'description' ? values.description.replaceAll(/<[^>]*>/g, ' ').trim() : values[name];
  };
  return (
    <ConflictPanel
      title={t('calendar.conflict.title')}
      rows={rows
        .map((name) => ({ name, label: t(`calendar.field.${name}`), mine: text(mine, name), theirs: text(theirs, name) }))
        .filter((row) => row.mine !== row.theirs)}
      onKeep={onKeep}
      onTake={onTake}
    />
  );
}

type Sent = ReturnType<typeof sentValues>;
