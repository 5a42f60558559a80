import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';

interface OptionListGiven<T> {
  options: readonly T[];
  isOpen: boolean;
  /** What is highlighted before any arrow key: the first option, or -1 for none. */
  first?: 0 | -1;
}

export interface OptionListState<T> {
  id: string;
  ref?: RefObject<HTMLDivElement | null>;
  options: readonly T[];
  isOpen: boolean;
  /** Index of the highlighted option; -1 for none. */
  active: number;
}

/** The options of a field that keeps focus; arrow keys highlight one (a WAI-ARIA combobox). */
export function useOptionList<T>({ options, isOpen, first = 0 }: OptionListGiven<T>) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const active = isOpen ? Math.min(marked ?? first, options.length - 1) : -1;
  const list: OptionListState<T> = { id, ref, options, isOpen, active };
  return {
    list,
    chosen: options[active],
    reset: () => setMarked(null),
    /** Handles arrow keys. Returns whether the key was handled. */
    onArrow(event: KeyboardEvent): boolean {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by || !isOpen || options.length === 0) return false;
      const next = active + by;
      const index = next < first ? options.length - 1 : next >= options.length ? first : next;
      setMarked(index);
      requestAnimationFrame(() => ref.current?.querySelectorAll('[role=option]')[index]?.scrollIntoView({ block: 'nearest' }));
      return true;
    },
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
