import type { ReactNode } from 'react';
import classes from './option-list.module.css';
import type { OptionListState } from './use-option-list.ts';

interface OptionListProps<T> {
  /** Of `useOptionList`. */
  list: OptionListState<T>;
  label: string;
  keyOf: (one: T) => string | number;
  show: (one: T) => ReactNode;
  onPick: (one: T) => void;
  /** Said over the options, or in their place. */
  note?: ReactNode;
  noteRole?: 'status' | 'alert';
  /** Over the field instead of below it. */
  isAbove?: boolean;
}

/** The options of a field, in the nearest box around it that is positioned. The keys are the field's, which keeps the focus. */
export function OptionList<T>({ list, label, keyOf, show, onPick, note, noteRole = 'status', isAbove = false }: OptionListProps<T>) {
  const { id, ref, options, isOpen, active } = list;
  return (
    <div className={classes.layer} data-above={isAbove || undefined} hidden={!isOpen || (options.length === 0 && !note)}>
      {isOpen && note && (
        <p className={classes.note} role={noteRole}>
          {note}
        </p>
      )}
      <div ref={ref} id={`${id}-list`} role="listbox" aria-label={label}>
        {isOpen &&
          options.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
            <div
              key={keyOf(one)}
              id={`${id}-${index}`}
              className={classes.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(one)}
            >
              {show(one)}
            </div>
          ))}
      </div>
    </div>
  );
}
