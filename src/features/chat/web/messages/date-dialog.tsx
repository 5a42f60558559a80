import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Asks for the day from which on the thread is to be read. */
export function DateDialog({ onChoose, onClose }: { onChoose: (day: Date) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const [day, setDay] = useState(today);
  const submit = () => {
    const chosen = new Date(`${day}T00:00:00`);
    if (!Number.isNaN(chosen.getTime())) onChoose(chosen);
  };
  return (
    <DialogForm title={t('chat.toDate')} submitLabel={t('chat.show')} onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('chat.day')}
        type="date"
        required
        max={today}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
