import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from '../mail-dialog.module.css';
import { fieldValue, snoozeTimes } from '../snooze/snooze-times.ts';

/** Asks for the day and time, in the reader's zone, at which a mail shall leave. */
export function SendLaterDialog({ onPick, onClose }: { onPick: (time: Date) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [value, setValue] = useState(() => fieldValue(snoozeTimes(new Date()).tomorrow));
  const [isTried, setTried] = useState(false);
  const time = new Date(value);
  const isAhead = time.getTime() > Date.now();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAhead) onPick(time);
  };
  return (
    <Dialog title={t('email.compose.later.pickTitle')} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t('email.compose.later.time')}
          type="datetime-local"
          value={value}
          min={fieldValue(new Date())}
          error={isTried && !isAhead ? t('email.compose.later.notAhead') : undefined}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button look="outline" onClick={onClose}>
            {t('email.cancel')}
          </Button>
          <Button type="submit">{t('email.compose.later.submit')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
