import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import classes from './rename-field.module.css';

interface Props {
  label: string;
  initial: string;
  /** Called with the new text when it changed; with null when canceled. */
  onDone: (text: string | null) => void;
}

/** Inline text field that replaces a name: Enter and blur save, Escape cancels. */
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
