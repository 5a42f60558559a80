import type { ReactNode } from 'react';
import classes from './option-list.module.css';
import type { OptionListState } from './use-option-list.ts';

interface OptionListProps<T> {
  /** From `useOptionList`. */
  list: OptionListState<T>;
  label: string;
  keyOf: (one: T) => string | number;
  show: (one: T) => ReactNode;
  onPick: (one: T) => void;
  /** Groups consecutive options under a heading. */
  sectionOf?: ((one: T) => string) | undefined;
  /** Shown above the options or instead of them. */
  note?: ReactNode;
  noteRole?: 'status' | 'alert';
  /** Opens above the field. */
  isAbove?: boolean;
}

/** The options of a field, positioned in its nearest positioned ancestor. Focus and keyboard stay with the field. */
export function OptionList<T>(props: OptionListProps<T>) {
  const { list, label, keyOf, show, onPick, sectionOf, note, noteRole = 'status', isAbove = false } = props;
  const { id, ref, options, isOpen, active } = list;
  const option = (one: T, index: number) => (
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
  );
  return (
    <div className={classes.layer} data-above={isAbove || undefined} hidden={!isOpen || (options.length === 0 && !note)}>
      {isOpen && note && (
        <p className={classes.note} role={noteRole}>
          {note}
        </p>
      )}
      <div ref={ref} id={`${id}-list`} role="listbox" aria-label={label}>
        {isOpen && !sectionOf && options.map(option)}
        {isOpen &&
          sectionOf &&
          sectionsOf(options, sectionOf).map(({ name, from, members }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
            <div key={name} role="group" aria-label={name}>
              <div className={classes.heading} aria-hidden="true">
                {name}
              </div>
              {members.map((one, at) => option(one, from + at))}
            </div>
          ))}
      </div>
    </div>
  );
}

/** Returns the options by section, with the index of each section's first one. */
function sectionsOf<T>(options: readonly T[], sectionOf: (one: T) => string) {
  const sections: { name: string; from: number; members: T[] }[] = [];
  for (const [index, one] of options.entries()) {
    const name = sectionOf(one);
    const last = sections.at(-1);
    if (last?.name === name) last.members.push(one);
    else sections.push({ name, from: index, members: [one] });
  }
  return sections;
}
