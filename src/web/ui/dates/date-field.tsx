import { formatFieldDay } from '#web/dates/format-field-day.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import type { FieldTexts } from '../field-frame.tsx';
import { TextField } from '../text-field.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { expectTyping, loadReading } from './load-reading.ts';
import { useTypedValue } from './use-typed-value.ts';

export interface DateFieldProps extends FieldTexts {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Days outside this range are disabled in the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  /** Returns whether a day is disabled in the calendar. */
  isClosed?: (day: string) => boolean;
  required?: boolean;
  disabled?: boolean;
  /** Shows the label only to screen readers. */
  hidesLabel?: boolean;
  onChange: (day: string) => void;
}

/** A date field: accepts free text (`24/11`, `fri`, `+3d`) or a day from a calendar. */
export function DateField({ value, error, min, max, isClosed, onChange, ...field }: DateFieldProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const typed = useTypedValue({
    value,
    shown: value && formatFieldDay(value, language),
    isValue: isPlainDay,
    read: async (text) => (await loadReading()).typedDay(text, { language, max }),
    onChange,
  });
  return (
    <TextField
      {...field}
      {...typed.input}
      onFocus={expectTyping}
      error={typed.unknown ? t('ui.date.unknown', { text: typed.unknown }) : error}
      end={
        <CalendarButton
          disabled={field.disabled}
          day={value}
          min={min}
          max={max}
          isClosed={isClosed}
          onChoose={typed.choose}
          onClear={field.required ? undefined : () => typed.choose('')}
        />
      }
    />
  );
}
