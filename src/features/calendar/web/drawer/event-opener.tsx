import { useEffect } from 'react';
import { dayOf } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { MakingOutlet } from '#web/links/making-outlet.tsx';
import { toast } from '#web/toast.ts';
import type { CalendarEvent } from '../../contract.ts';
import type { CalendarPlace } from '../calendar-place.ts';
import type { EventTimes } from '../event-times.ts';
import type { MomentRange } from '../moments-of-month.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import type { PlaceInCalendar } from '../use-calendar-place.ts';
import { NewEventDrawer } from './new-event-drawer.tsx';
import { OpenEvent } from './open-event.tsx';
import { atOf } from './standing-event.ts';
import { useStandingEvent } from './use-standing-event.ts';

interface Props {
  place: CalendarPlace;
  /** The times of an event that is begun. */
  begun: EventTimes | null;
  /** Of the time that is shown; undefined while they are on their way. */
  events: readonly CalendarEvent[] | undefined;
  asked: MomentRange;
  actions: CalendarActions;
  go: PlaceInCalendar['go'];
  onEndBegun: () => void;
}

/** Opens the event that the address names, wherever in time it is, and a new one. */
export function EventOpener({ place, begun, events, asked, actions, go, onEndBegun }: Props) {
  const { t } = useTranslation();
  const { standing, elsewhere, isGone, stand } = useStandingEvent({ place, events, asked });
  const close = () => go({ eventId: null, at: null });
  useEffect(() => {
    if (!isGone) return;
    toast({ message: t('calendar.failed.gone'), tone: 'info' });
    go({ eventId: null, at: null });
  }, [isGone, go, t]);
  useEffect(() => {
    if (elsewhere) go({ date: dayOf(new Date(elsewhere.start)), at: elsewhere.start }, { replace: true });
  }, [elsewhere, go]);
  return (
    <>
      {standing && (
        <OpenEvent
          key={standing.key}
          event={standing.event}
          round={standing.round}
          actions={actions}
          onSaved={(event) => {
            stand(event);
            if (event.id !== place.eventId || atOf(event) !== place.at) go({ eventId: event.id, at: atOf(event) }, { replace: true });
          }}
          onClose={close}
        />
      )}
      {begun && <NewEventDrawer begun={begun} calendars={place.calendars} actions={actions} onClose={onEndBegun} />}
      <MakingOutlet />
    </>
  );
}
