import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import type { CalendarName } from '../../contract.ts';
import type { EventTimes } from '../event-times.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { EventFields } from './event-fields.tsx';
import { newEventOf, newValues, shownEvent, usualCalendar } from './event-values.ts';
import { useEventForm } from './use-event-form.ts';
import { wrongTimes } from './wrong-times.ts';

interface Props {
  begun: EventTimes;
  /** Those that are shown: the event stands in the first of them. */
  calendars: readonly CalendarName[];
  actions: CalendarActions;
  onClose: () => void;
}

/** An event that is begun, with all its fields. */
export function NewEventDrawer({ begun, calendars, actions, onClose }: Props) {
  const { t } = useTranslation();
  const form = useEventForm(null, newValues(begun, usualCalendar(calendars)));
  const { values } = form;
  const add = async () => {
    // A guest who is typed and not invited yet is not left out unsaid.
    const untaken = form.formRef.current?.querySelector<HTMLElement>('[data-untaken]');
    if (untaken) return untaken.focus();
    const wrong = wrongTimes(values);
    if (!values.title.trim()) return form.refuse({ title: t('calendar.says.required') });
    if (wrong) return form.refuse({ [wrong.field]: reasonText(t, wrong.reason) });
    const isAdded = await form.send(() => actions.add(newEventOf(values), shownEvent(values, null)));
    if (isAdded) onClose();
  };
  return (
    <FormDrawer title={t('calendar.newEvent')} form={form} submitLabel={t('calendar.addIt')} onSubmit={() => void add()} onClose={onClose}>
      <EventFields form={form} event={null} />
    </FormDrawer>
  );
}
