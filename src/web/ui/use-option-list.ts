import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';

interface OptionListGiven<T> {
  options: readonly T[];
  isOpen: boolean;
  /** What is marked before an arrow key is pressed: the first, or -1 for none. */
  first?: 0 | -1;
}

/** What an `OptionList` draws. */
export interface OptionListState<T> {
  id: string;
  ref?: RefObject<HTMLDivElement | null>;
  options: readonly T[];
  isOpen: boolean;
  /** Of the marked option; -1 when none is. */
  active: number;
}

/** The options below a field that keeps the focus: arrow keys mark one of them (a combobox, as WAI-ARIA has it). */
export function useOptionList<T>({ options, isOpen, first = 0 }: OptionListGiven<T>) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const active = isOpen ? Math.min(marked ?? first, options.length - 1) : -1;
  const list: OptionListState<T> = { id, ref, options, isOpen, active };
  return {
    list,
    /** The marked option. */
    chosen: options[active],
    reset: () => setMarked(null),
    /** Takes the arrow keys; answers whether the key was one that means the list. */
    onArrow(event: KeyboardEvent): boolean {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by || !isOpen || options.length === 0) return false;
      const next = active + by;
      const index = next < first ? options.length - 1 : next >= options.length ? first : next;
      setMarked(index);
      requestAnimationFrame(() => ref.current?.querySelectorAll('[role=option]')[index]?.scrollIntoView({ block: 'nearest' }));
      return true;
    },
    /** Attributes of the field. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && options.length > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
  };
}
