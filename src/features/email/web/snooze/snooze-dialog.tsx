import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from '../mail-dialog.module.css';
import { fieldValue, snoozeTimes } from './snooze-times.ts';

/** Asks for the day and time until which mails are put off. */
export function SnoozeDialog({ onPick, onClose }: { onPick: (until: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [value, setValue] = useState(() => fieldValue(snoozeTimes(new Date()).tomorrow));
  const [isTried, setTried] = useState(false);
  const until = new Date(value);
  const isAhead = until.getTime() > Date.now();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAhead) onPick(until.toISOString());
  };
  return (
    <Dialog title={t('email.snooze.pickTitle')} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t('email.snooze.until')}
          type="datetime-local"
          value={value}
          min={fieldValue(new Date())}
          error={isTried && !isAhead ? t('email.snooze.notAhead') : undefined}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button look="outline" onClick={onClose}>
            {t('email.cancel')}
          </Button>
          <Button type="submit">{t('email.snooze.menu')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
