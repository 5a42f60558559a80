import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { OptionListState } from '#web/ui/use-option-list.ts';

type Put = (text: string, from: number) => void;

export interface Completion<O> {
  list: OptionListState<O>;
  from: number;
  textOf: (option: O) => string;
  onSelect: () => void;
  /** Answers whether the key was meant for the list. */
  onKeyDown: (event: KeyboardEvent, put: Put) => boolean;
  attributes: object;
}

interface Given<O> {
  /** What may be meant by what stands before the cursor, and from where on; null where nothing is begun. */
  complete: (text: string, cursor: number) => { from: number; found: readonly O[] } | null;
  textOf: (option: O) => string;
}

/** A list to complete from while one types (a combobox). Its code comes when something is found: until then the composer goes without. */
export function useCompletion<O>(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  { complete, textOf }: Given<O>,
): Completion<O> {
  const id = useId();
  const [cursor, setCursor] = useState(0);
  const [marked, setMarked] = useState(0);
  const [closedFor, setClosedFor] = useState('');
  const completing = closedFor !== text ? complete(text, Math.min(cursor, text.length)) : null;
  const found = completing?.found ?? [];
  const isOpen = found.length > 0;
  const active = Math.min(marked, found.length - 1);
  return {
    list: { id, options: found, isOpen, active },
    from: completing?.from ?? 0,
    textOf,
    onSelect: () => setCursor(field.current?.selectionEnd ?? 0),
    onKeyDown(event, put) {
      const option = found[active];
      if (option === undefined || !completing) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setMarked((active + step + found.length) % found.length);
      else if (event.key === 'Enter' || event.key === 'Tab') put(textOf(option), completing.from);
      else if (event.key === 'Escape') setClosedFor(text);
      else return false;
      if (!step) setMarked(0);
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    attributes: isOpen
      ? { role: 'combobox', 'aria-expanded': true, 'aria-controls': `${id}-list`, 'aria-activedescendant': `${id}-${active}` }
      : {},
  };
}
