import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from '../threads/chat-dialog.module.css';

/** Asks for the day from which on the thread is to be read. */
export function DateDialog({ onChoose, onClose }: { onChoose: (day: Date) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const [day, setDay] = useState(today);
  return (
    <Dialog title={t('chat.toDate')} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new Date(`${day}T00:00:00`);
          if (!Number.isNaN(chosen.getTime())) onChoose(chosen);
        }}
      >
        <TextField
          label={t('chat.day')}
          type="date"
          required
          max={today}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button look="outline" onClick={onClose}>
            {t('chat.cancel')}
          </Button>
          <Button type="submit">{t('chat.show')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
