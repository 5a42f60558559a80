import { useState } from 'react';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { beginOf, today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';

/** Asks for the day to jump to in the thread. */
export function DateDialog({ onChoose, onClose }: { onChoose: (day: Date) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [day, setDay] = useState(today);
  const submit = () => isPlainDay(day) && onChoose(beginOf(day));
  return (
    <DialogForm title={t('chat.toDate')} submitLabel={t('chat.show')} onSubmit={submit} onClose={onClose}>
      <DateField label={t('chat.day')} required max={today()} value={day} onChange={(day) => setDay(day)} />
    </DialogForm>
  );
}
