import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { useTabStop } from '#web/ui/tab-stop.ts';
import classes from './edit-cell.module.css';

interface Props {
  /** Accessible label: `Change city of Maren`. */
  label: string;
  /** The value as typed. */
  value: string;
  kind?: 'text' | 'email' | 'date' | 'number';
  /** The choices, for a select. */
  options?: readonly { value: string; label: string }[];
  maxLength?: number;
  /** Called with a changed value. Returns an error message, or undefined if it is valid. */
  onSave: (typed: string) => string | undefined;
  children: ReactNode;
}

/**
 * An editable cell: a click turns it into a field, Enter or blur saves, Escape cancels.
 * Warns before overwriting a change made by someone else meanwhile.
 */
export function EditCell({ label, value, kind = 'text', options, maxLength, onSave, children }: Props) {
  const { t } = useTranslation();
  const tabIndex = useTabStop();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  /** The value when the field opened, or the newer one the person was warned about. */
  const [known, setKnown] = useState(value);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOpen = typed !== undefined;
  const wasOpen = useRef(false);
  const returns = useRef(false);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      field.current?.focus();
      if (kind === 'text' || kind === 'email') field.current?.select();
    }
    if (!isOpen && wasOpen.current && returns.current) button.current?.focus();
    wasOpen.current = isOpen;
  });

  const close = () => {
    setTyped(undefined);
    setError(undefined);
  };
  const save = (given: string) => {
    const next = given.trim();
    if (value !== known && next !== value) {
      setKnown(value);
      return setError(t('table.edit.changedMeanwhile', { value }));
    }
    const wrong = next === value ? undefined : onSave(next);
    if (wrong) setError(wrong);
    else close();
  };
  if (!isOpen)
    return (
      <button
        ref={button}
        type="button"
        className={classes.shown}
        // The content is the accessible name; an empty cell needs a label.
        aria-label={value === '' ? label : undefined}
        title={label}
        tabIndex={tabIndex}
        onClick={() => {
          returns.current = false;
          setKnown(value);
          setTyped(value);
        }}
      >
        {children}
      </button>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    returns.current = true;
    if (event.key === 'Escape') close();
    else save(typed);
  };
  const attributes = {
    ref: field,
    className: classes.field,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    title: error,
    value: typed,
    onKeyDown,
    onBlur: () => (error && typed === value ? close() : save(typed)),
  };
  if (options)
    return (
      <select
        {...attributes}
        onChange={(event) => {
          returns.current = true;
          save(event.currentTarget.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <span className={classes.place}>
      <LimitedInput
        {...attributes}
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'number' ? 'decimal' : kind === 'email' ? 'email' : undefined}
        dir={kind === 'text' ? 'auto' : 'ltr'}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      {error && (
        <span className={classes.error} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
