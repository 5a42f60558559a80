import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import classes from './rename-field.module.css';

interface Props {
  label: string;
  initial: string;
  /** Given what was typed, when it is another text than before; null when it was given up. */
  onDone: (text: string | null) => void;
}

/** A line in place of a name: Enter and leaving it keep what was typed, Escape does not. */
export function RenameField({ label, initial, onDone }: Props) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => input.current?.select(), []);
  const done = (kept: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const given = text.trim();
    onDone(kept && given && given !== initial ? given : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    done(event.key === 'Enter');
  };
  return (
    <LimitedInput
      ref={input}
      className={classes.input}
      dir="auto"
      maxLength={300}
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => done(true)}
    />
  );
}
