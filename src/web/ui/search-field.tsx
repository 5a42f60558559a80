import { type ComponentProps, type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { IconSearch, IconX } from '#web/icons.ts';
import { runSoon } from '#web/settled.ts';
import { LimitedInput } from './limited-input.tsx';
import classes from './search-field.module.css';

/** How long typing must rest before the list is searched. */
const restMs = 200;

interface SearchFieldProps {
  q: string;
  onSearch: (q: string) => void;
  /** At each key: for what is found at once. */
  onType?: (typed: string) => void;
  /** Before the field's own keys; the default that it prevents is theirs. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Attributes of a field that has options below it. */
  field?: ComponentProps<'input'> | undefined;
  inputRef: Ref<HTMLInputElement>;
  label: string;
  clearLabel: string;
  /** Shows that the key `/` leads here. */
  hasKey?: boolean;
  maxLength?: number;
}

/** The search in what is listed; follows the address when that changes otherwise. `--search-block-size` makes it higher. */
export function SearchField(props: SearchFieldProps) {
  const { q, onSearch, onType, onKeyDown, field, inputRef, label, clearLabel, hasKey = false, maxLength } = props;
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    // A space at the end is still being typed at.
    if (typed.trim() !== q) setTyped(q);
  }
  useEffect(() => onType?.(typed.trim()), [typed, onType]);
  useEffect(() => {
    if (typed.trim() === q) return;
    return runSoon(() => onSearch(typed.trim()), restMs);
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
