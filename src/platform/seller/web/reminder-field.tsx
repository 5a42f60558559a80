import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipList } from '#web/ui/chip-list.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './reminder-field.module.css';
import type { SellerForm } from './use-seller-form.ts';

const maxReminders = 5;
const longestDays = 365;

/** Days after which clients are reminded to pay, once each. */
export function ReminderField({ form }: { form: SellerForm }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const days = form.values.reminderDays;
  const set = (reminderDays: number[]) => form.change({ reminderDays });
  const add = () => {
    const day = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
    if (day < 1 || day > longestDays) return setError(t('seller.says.reminderDays'));
    setTyped('');
    set([...new Set([...days, day])].sort((a, b) => a - b));
  };
  return (
    <div className={classes.field}>
      {days.length === 0 ? (
        <p className={classes.none}>{t('seller.reminders.none')}</p>
      ) : (
        <ChipList
          label={t('seller.field.reminderDays')}
          items={days}
          textOf={(count) => t('seller.reminders.after', { count })}
          removeLabel={(count) => t('seller.reminders.remove', { count })}
          onRemove={(day) => set(days.filter((one) => one !== day))}
        />
      )}
      {days.length < maxReminders && (
        <div className={classes.line}>
          <TextField
            label={t('seller.reminders.days')}
            type="number"
            min={1}
            max={longestDays}
            value={typed}
            error={error || form.errors.reminderDays}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError('');
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
          <Button look="outline" className={classes.add} onClick={add}>
            <IconPlus size={18} />
            {t('common.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
