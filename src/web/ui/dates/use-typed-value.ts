import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

interface Given {
  /** The data value; empty for none. */
  value: string;
  /** The value formatted for the user's language. */
  shown: string;
  /** Checks whether a text is a valid data value, such as `2026-11-24`. */
  isValue: (typed: string) => boolean;
  /** Parses typed text; null if it isn't understood. */
  read: (typed: string) => Promise<string | null>;
  onChange: (value: string) => void;
}

/**
 * A field that shows a formatted value and parses free text on blur or Enter; a valid data value applies immediately. Text that isn't
 * understood
 * leaves the value unchanged and is reported.
 */
export function useTypedValue({ value, shown, isValue, read, onChange }: Given) {
  const [typed, setTyped] = useState<string | null>(null);
  const [unknown, setUnknown] = useState('');

  const take = (found: string) => {
    setTyped(null);
    if (found !== value) onChange(found);
  };
  /** Returns whether the value is final; false while parsing. */
  const settle = (): boolean => {
    const text = typed?.trim() ?? shown;
    if (text === '' || text === value) take(text);
    else if (text === shown) setTyped(null);
    else {
      const giveUp = () => {
        setUnknown(text);
        setTyped(null);
      };
      void read(text).then((found) => (found === null ? giveUp() : take(found)), giveUp);
      return false;
    }
    return true;
  };
  return {
    unknown,
    /** Sets a value chosen elsewhere, such as in a calendar. */
    choose: (chosen: string) => {
      setUnknown('');
      take(chosen);
    },
    input: {
      value: typed ?? shown,
      autoComplete: 'off',
      spellCheck: false,
      onChange: ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
        setTyped(text);
        setUnknown('');
        if (text !== value && isValue(text)) onChange(text);
      },
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing || typed === null) return;
        if (event.key === 'Enter' && !settle()) event.preventDefault();
        if (event.key !== 'Escape') return;
        setTyped(null);
        // Prevents an enclosing dialog from closing too.
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
