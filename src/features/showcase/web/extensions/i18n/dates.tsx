import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { dateFormat, dateLocale, relativeFormat } from '#web/intl.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { InEach } from './in-each.tsx';

/** A date in full and in relative form. */
export function Dates() {
  const [day, setDay] = useState(new Date().toISOString().slice(0, 10));
  return (
    <Stack>
      <DateField label="Delivery" value={day} onChange={(chosen) => chosen && setDay(chosen)} />
      <InEach>
        <Day day={day} />
      </InEach>
    </Stack>
  );
}

function Day({ day }: { day: string }) {
  const { i18n } = useTranslation();
  const locale = dateLocale(i18n.language);
  const long = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  const days = Math.round((Date.parse(day) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000);
  return `${long} · ${relativeFormat(locale).format(days, 'day')}`;
}
