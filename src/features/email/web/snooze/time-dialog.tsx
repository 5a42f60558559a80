import { useState } from 'react';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldValue, snoozeTimes } from './snooze-times.ts';

interface Props {
  title: string;
  label: string;
  submitLabel: string;
  /** Said of a time that has passed. */
  notAheadText: string;
  onPick: (time: Date) => void;
  onClose: () => void;
}

/** Asks for a day and time to come, in the reader's zone. */
export function TimeDialog({ title, label, submitLabel, notAheadText, onPick, onClose }: Props) {
  const [value, setValue] = useState(() => fieldValue(snoozeTimes(new Date()).tomorrow));
  const [isTried, setTried] = useState(false);
  const time = new Date(value);
  const isAhead = time.getTime() > Date.now();
  const submit = () => {
    setTried(true);
    if (isAhead) onPick(time);
  };
  return (
    <DialogForm title={title} submitLabel={submitLabel} onSubmit={submit} onClose={onClose}>
      <TextField
        label={label}
        type="datetime-local"
        value={value}
        min={fieldValue(new Date())}
        error={isTried && !isAhead ? notAheadText : undefined}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
