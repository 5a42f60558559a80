import { type ComponentProps, type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { IconSearch, IconX } from '#web/icons.ts';
import { runSoon } from '#web/settled.ts';
import { LimitedInput } from './limited-input.tsx';
import classes from './search-field.module.css';

/** Debounce delay before searching, in milliseconds. */
const debounceMs = 200;

interface SearchFieldProps {
  q: string;
  onSearch: (q: string) => void;
  /** Called on every input, for instant results. */
  onType?: (typed: string) => void;
  /** Called before the field's own key handling; prevent the default to skip it. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Extra attributes for a field with options below it. */
  field?: ComponentProps<'input'> | undefined;
  inputRef: Ref<HTMLInputElement>;
  label: string;
  clearLabel: string;
  /** Shows a hint for the `/` shortcut. */
  hasKey?: boolean;
  maxLength?: number;
}

/** A debounced search field for a list; follows external changes of the URL. `--search-block-size` sets its height. */
export function SearchField(props: SearchFieldProps) {
  const { q, onSearch, onType, onKeyDown, field, inputRef, label, clearLabel, hasKey = false, maxLength } = props;
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    // Keeps a trailing space while typing.
    if (typed.trim() !== q) setTyped(q);
  }
  useEffect(() => onType?.(typed.trim()), [typed, onType]);
  useEffect(() => {
    if (typed.trim() === q) return;
    return runSoon(() => onSearch(typed.trim()), debounceMs);
  }, [typed, q, onSearch]);

  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <search className={classes.search}>
      <IconSearch size={18} />
      <LimitedInput
        {...field}
        ref={inputRef}
        className={classes.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        dir={typed ? 'auto' : undefined}
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          onKeyDown?.(event);
          if (event.defaultPrevented) return;
          if (event.key === 'Enter') onSearch(typed.trim());
          if (event.key !== 'Escape') return;
          if (typed) clear();
          else event.currentTarget.blur();
          event.stopPropagation();
        }}
      />
      {typed ? (
        <button type="button" className={classes.clear} aria-label={clearLabel} title={clearLabel} onClick={clear}>
          <IconX size={16} />
        </button>
      ) : hasKey ? (
        <span className={classes.key} aria-hidden="true">
          /
        </span>
      ) : null}
    </search>
  );
}
