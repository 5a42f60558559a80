import { useState } from 'react';
import { addDays, morning, today } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';

interface Props {
  title: string;
  label: string;
  submitLabel: string;
  /** Error for a time in the past. */
  notAheadText: string;
  onPick: (time: Date) => void;
  onClose: () => void;
}

/** Asks for a future day and time, in the reader's time zone. */
export function TimeDialog({ title, label, submitLabel, notAheadText, onPick, onClose }: Props) {
  const [value, setValue] = useState(() => `${addDays(today(), 1)}T${morning}`);
  const [isTried, setTried] = useState(false);
  const time = momentOf(value);
  const isAhead = time.getTime() > Date.now();
  const submit = () => {
    setTried(true);
    if (isAhead) onPick(time);
  };
  return (
    <DialogForm title={title} submitLabel={submitLabel} onSubmit={submit} onClose={onClose}>
      <DateTimeField
        label={label}
        value={value}
        min={today()}
        error={isTried && !isAhead ? notAheadText : undefined}
        onChange={(moment) => setValue(moment)}
      />
    </DialogForm>
  );
}
