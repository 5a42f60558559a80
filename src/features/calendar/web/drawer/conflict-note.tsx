import { useTranslation } from '#web/i18n.ts';
import { ConflictPanel } from '#web/ui/conflict-panel.tsx';
import type { CalendarEvent } from '../../contract.ts';
import { placeOf } from '../calendars/calendar-choice.ts';
import { useCalendars } from '../calendars/use-calendars.ts';
import { type EventValues, valuesOf } from './event-values.ts';

interface Props {
  mine: EventValues;
  /** As somebody else left it. */
  current: CalendarEvent;
  onKeep: () => void;
  onTake: () => void;
}

const told = ['title', 'calendar', 'startDay', 'startTime', 'endDay', 'endTime', 'location', 'url'] as const;

/** Says that an event was changed elsewhere meanwhile, in what it differs, and lets the person choose. */
export function ConflictNote({ mine, current, onKeep, onTake }: Props) {
  const { t } = useTranslation();
  const { faceOf } = useCalendars();
  const theirs = valuesOf(current);
  const differing = told.filter((name) => mine[name] !== theirs[name]);
  const text = (values: EventValues, name: (typeof told)[number]) =>
    name === 'calendar' ? faceOf(placeOf(values.calendar)).kind : values[name];
  return (
    <ConflictPanel
      title={t('calendar.conflict.title')}
      rows={differing.map((name) => ({ name, label: t(`calendar.field.${name}`), mine: text(mine, name), theirs: text(theirs, name) }))}
      onKeep={onKeep}
      onTake={onTake}
    />
  );
}
