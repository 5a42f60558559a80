import { useTranslation } from '#web/i18n.ts';
import { ChipList } from '#web/ui/chip-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import classes from './event-fields.module.css';

const offered = [0, 5, 10, 15, 30, 60, 120, 24 * 60, 2 * 24 * 60, 7 * 24 * 60];
const most = 5;
const units = [
  ['weeks', 7 * 24 * 60],
  ['days', 24 * 60],
  ['hours', 60],
  ['minutes', 1],
] as const;

interface Props {
  /** Minutes before the start. */
  value: readonly number[];
  onChange: (minutes: number[]) => void;
}

/** When the reader is reminded; the reminders are the reader's alone. */
export function ReminderField({ value, onChange }: Props) {
  const { t } = useTranslation();
  const text = (minutes: number) => {
    if (minutes === 0) return t('calendar.reminder.atStart');
    const [unit, length] = units.find(([, each]) => minutes % each === 0) ?? ['minutes', 1];
    return t(`calendar.reminder.${unit}`, { count: minutes / length });
  };
  const left = offered.filter((minutes) => !value.includes(minutes));
  return (
    <div className={classes.group}>
      {value.length < most ? (
        <SelectField
          label={t('calendar.field.reminders')}
          value=""
          options={[
            { value: '', label: t('calendar.reminder.add') },
            ...left.map((minutes) => ({ value: String(minutes), label: text(minutes) })),
          ]}
          onChoose={(chosen) => chosen && onChange([...value, Number(chosen)].sort((a, b) => a - b))}
        />
      ) : (
        <span>{t('calendar.field.reminders')}</span>
      )}
      {value.length > 0 && (
        <ChipList
          items={value}
          textOf={text}
          removeLabel={(minutes) => t('ui.named', { name: t('calendar.reminder.remove'), value: text(minutes) })}
          onRemove={(minutes) => onChange(value.filter((one) => one !== minutes))}
        />
      )}
    </div>
  );
}
