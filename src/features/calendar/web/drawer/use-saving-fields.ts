import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import type { EventValues } from './event-values.ts';
import { wrongFields } from './savable-values.ts';
import type { EventForm } from './use-event-form.ts';

/** What is chosen and not typed: it is saved at once. */
const chosen: readonly (keyof EventValues)[] = ['calendar', 'allDay', 'reminders', 'guests', 'isFree', 'isPrivate'];

interface Given {
  form: EventForm;
  saveNow: () => void;
  /** How it repeats is changed. */
  onRule: () => void;
}

/** The fields of a form that saves itself: choices at once, and what cannot be saved as it stands says so where it stands. */
export function useSavingFields({ form, saveNow, onRule }: Given): EventForm {
  const { t } = useTranslation();
  const wrong = Object.entries(wrongFields(form.values)).map(([name, reason]) => [
    name,
    name === 'title' ? t('calendar.says.required') : reasonText(t, reason),
  ]);
  return {
    ...form,
    errors: { ...Object.fromEntries(wrong), ...form.errors },
    change(part) {
      if ('rrule' in part) onRule();
      form.change(part);
      // Once it stands in the fields.
      if (chosen.some((name) => name in part)) setTimeout(saveNow);
    },
  };
}
