import { useEffect } from 'react';
import type { CalendarEvent, CalendarName } from '../../contract.ts';
import type { EventTimes } from '../event-times.ts';
import { eventKey } from '../grid/event-key.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { EventCard } from './event-card.tsx';
import { QuickCreate } from './quick-create.tsx';
import type { ShownCard } from './shown-card.ts';

interface Props {
  card: ShownCard;
  events: readonly CalendarEvent[] | undefined;
  calendars: readonly CalendarName[];
  actions: CalendarActions;
  onEdit: (event: CalendarEvent) => void;
  onRemove: (event: CalendarEvent) => void;
  onMore: (times: EventTimes) => void;
  onClose: () => void;
}

/** The small card beside an event or an empty slot. */
export function CalendarCard({ card, events, calendars, actions, onEdit, onRemove, onMore, onClose }: Props) {
  const event = card.key === undefined ? undefined : events?.find((one) => eventKey(one) === card.key);
  const isGone = card.key !== undefined && events !== undefined && !event;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  if (card.times)
    return <QuickCreate place={card} times={card.times} calendars={calendars} actions={actions} onMore={onMore} onClose={onClose} />;
  if (!event) return null;
  return <EventCard place={card} event={event} onEdit={() => onEdit(event)} onRemove={() => onRemove(event)} onClose={onClose} />;
}
