import { useEffect, useState } from 'react';
import { runSoon } from '#web/settled.ts';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

/** How long typing must rest before the list is searched. */
const restMs = 250;

interface Props extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onType: (typed: string) => void;
}

/** A filter that is typed; follows the address when that changes otherwise. */
export function TypedFilter({ value, onType, ...field }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // A space at the end is still being typed at.
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    return runSoon(() => onType(typed.trim()), restMs);
  }, [typed, value, onType]);
  return <TextField {...field} autoComplete="off" maxLength={80} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />;
}
