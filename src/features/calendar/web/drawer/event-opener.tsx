import { useEffect } from 'react';
import { dayOf } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { CreateFromOutlet } from '#web/links/create-from-outlet.tsx';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import type { CalendarEvent, CalendarName } from '../../contract.ts';
import type { CalendarPlace } from '../calendar-place.ts';
import type { EventTimes } from '../event-times.ts';
import type { MomentRange } from '../moments-of-month.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import type { PlaceInCalendar } from '../use-calendar-place.ts';
import { EventFields } from './event-fields.tsx';
import { defaultCalendar, newEventOf, newValues, shownEvent, wrongTimes } from './event-values.ts';
import { OpenEvent } from './open-event.tsx';
import { atOf } from './panel-event.ts';
import { useEventForm } from './use-event-form.ts';
import { usePanelEvent } from './use-panel-event.ts';

interface Props {
  place: CalendarPlace;
  begun: EventTimes | null;
  /** Events of the visible range; undefined while loading. */
  events: readonly CalendarEvent[] | undefined;
  asked: MomentRange;
  actions: CalendarActions;
  go: PlaceInCalendar['go'];
  onEndBegun: () => void;
}

/** Opens the event in the URL, whatever its date, or a new one. */
export function EventOpener({ place, begun, events, asked, actions, go, onEndBegun }: Props) {
  const { t } = useTranslation();
  const { standing, elsewhere, isGone, stand } = usePanelEvent({ place, events, asked });
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
      <CreateFromOutlet />
    </>
  );
}

interface NewEventProps {
  begun: EventTimes;
  /** The visible calendars; the default is one of them. */
  calendars: readonly CalendarName[];
  actions: CalendarActions;
  onClose: () => void;
}

function NewEventDrawer({ begun, calendars, actions, onClose }: NewEventProps) {
  const { t } = useTranslation();
  const form = useEventForm(null, newValues(begun, defaultCalendar(calendars)));
  const { values } = form;
  const add = async () => {
    // Focuses a guest who was typed but not added yet.
    const untaken = form.formRef.current?.querySelector<HTMLElement>('[data-untaken]');
    if (untaken) return untaken.focus();
    const wrong = wrongTimes(values);
    if (!values.title.trim()) return form.refuse({ title: t('calendar.says.required') });
    if (wrong) return form.refuse({ [wrong.field]: reasonText(t, wrong.reason) });
    const isAdded = await form.send(() => actions.add(newEventOf(values), shownEvent(values, null)));
    if (isAdded) onClose();
  };
  return (
    <FormDrawer title={t('calendar.newEvent')} form={form} submitLabel={t('common.add')} onSubmit={() => void add()} onClose={onClose}>
      <EventFields form={form} event={null} />
    </FormDrawer>
  );
}
