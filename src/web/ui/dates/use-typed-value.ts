import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

interface Given {
  /** As data has it; empty for none. */
  value: string;
  /** As the reader's language writes the value. */
  shown: string;
  /** Whether a text is a value as data has it, such as `2026-11-24`. */
  isValue: (typed: string) => boolean;
  /** What is meant by what was typed; null for nothing. */
  read: (typed: string) => Promise<string | null>;
  onChange: (value: string) => void;
}

/**
 * A field that shows a value in words and understands what is typed: when it is left, by Enter, and a value as data has it at once. What is not
 * understood leaves the value as it was, and is told.
 */
export function useTypedValue({ value, shown, isValue, read, onChange }: Given) {
  const [typed, setTyped] = useState<string | null>(null);
  const [unknown, setUnknown] = useState('');

  const take = (found: string) => {
    setTyped(null);
    if (found !== value) onChange(found);
  };
  /** Whether it is settled by now. */
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
    /** Chosen elsewhere, such as in a calendar. */
    choose: (chosen: string) => {
      setUnknown('');
      take(chosen);
    },
    /** Attributes of the input. */
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
        // A dialog around it would close as well.
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
