import { formatTime } from '#web/dates/format-date.ts';
import { formatFieldDay } from '#web/dates/format-field-day.ts';
import { today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { TextField } from '../text-field.tsx';
import { CalendarButton } from './calendar-button.tsx';
import type { DateFieldProps } from './date-field.tsx';
import { expectTyping, loadReading } from './load-reading.ts';
import { TimeField } from './time-field.tsx';
import { useTypedValue } from './use-typed-value.ts';

const morning = '09:00';

/** A date and time field, `YYYY-MM-DDTHH:MM` in the user's time zone: accepts free text (`tomorrow 9`, `fri 14:30`) or a choice. */
export function DateTimeField({ value, error, min, max, isClosed, onChange, ...field }: DateFieldProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [day = '', time = ''] = value.split('T');
  const typed = useTypedValue({
    value,
    shown: value && `${formatFieldDay(day, language)}${language === 'ar' ? '،' : ','} ${formatTime(time, language)}`,
    isValue: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
    read: async (text) => (await loadReading()).typedDayTime(text, { language, usualTime: time || morning }),
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
          day={day}
          min={min?.slice(0, 10)}
          max={max?.slice(0, 10)}
          isClosed={isClosed}
          onChoose={(chosen) => typed.choose(`${chosen}T${time || morning}`)}
          onClear={field.required ? undefined : () => typed.choose('')}
        >
          <TimeField
            label={t('ui.date.time')}
            opensAbove
            value={time}
            onChange={(chosen) => chosen && typed.choose(`${day || today()}T${chosen}`)}
          />
        </CalendarButton>
      }
    />
  );
}
