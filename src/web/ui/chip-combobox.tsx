import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconX } from '#web/icons.ts';
import classes from './chip-combobox.module.css';

interface ChipComboboxProps<T> {
  label: string;
  chosen: readonly T[];
  /** What may be chosen, as far as it fits what was typed; without what is chosen. */
  found: (typed: string) => readonly T[];
  keyOf: (one: T) => string | number;
  nameOf: (one: T) => string;
  /** What stands in its chip, and in the list. */
  mark: (one: T, place: 'chip' | 'option') => ReactNode;
  onPick: (one: T) => void;
  onRemove: (one: T) => void;
  /** Given where also what is typed may be chosen: by Enter, a comma and when the field is left. Then nothing is marked from the start. */
  onTyped?: (text: string) => void;
  placeholder?: string | undefined;
  /** Said when nothing is found. */
  noneText?: (typed: string) => string;
  removeLabel: (one: T) => string;
  /** The chips have a ground of their own. */
  isFlat?: boolean;
}

/** Chooses several: chips, and a list while typing. Arrow keys and Enter choose, Backspace takes the last chip away, Esc closes the list. */
export function ChipCombobox<T>(props: ChipComboboxProps<T>) {
  const { label, chosen, found, keyOf, nameOf, mark, onPick, onRemove, onTyped, placeholder, noneText, removeLabel, isFlat } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const first = onTyped ? -1 : 0;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(first);
  const options = found(typed);
  const active = isOpen ? Math.min(marked, options.length - 1) : -1;

  const clear = () => {
    setOpen(false);
    setTyped('');
    setMarked(first);
  };
  const pick = (one: T) => {
    clear();
    onPick(one);
    input.current?.focus();
  };
  const takeTyped = () => {
    clear();
    if (typed.trim()) onTyped?.(typed.trim());
  };
  const remove = (one: T) => {
    onRemove(one);
    input.current?.focus();
  };
  const step = (by: 1 | -1) => {
    if (!isOpen) return setOpen(true);
    if (options.length === 0) return;
    const next = active + by < first ? options.length - 1 : active + by >= options.length ? first : active + by;
    setMarked(next);
    requestAnimationFrame(() => list.current?.children[next]?.scrollIntoView({ block: 'nearest' }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = chosen.at(-1);
    const one = options[active];
    const chooses = event.key === 'Enter' ? isOpen || onTyped !== undefined : event.key === ',' && onTyped !== undefined;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (chooses) {
      if (one !== undefined) pick(one);
      else if (onTyped) takeTyped();
    } else if (event.key === 'Escape' && isOpen) {
      if (onTyped) setOpen(false);
      else clear();
    } else if (event.key === 'Backspace' && !typed && last !== undefined) remove(last);
    else return;
    event.preventDefault();
    // A dialog around it would close as well.
    event.stopPropagation();
  };
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips means the input, which the keyboard reaches by itself. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className={classes.box} onClick={(event) => event.target === event.currentTarget && input.current?.focus()}>
        {chosen.map((one) => (
          <span key={keyOf(one)} className={classes.chip} data-flat={isFlat || undefined}>
            {mark(one, 'chip')}
            <button type="button" className={classes.remove} aria-label={removeLabel(one)} onClick={() => remove(one)}>
              <IconX size={14} />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          className={classes.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && (options.length > 0 || !onTyped)}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-description={chosen.map(nameOf).join(', ') || undefined}
          autoComplete="off"
          spellCheck={false}
          {...(onTyped && { maxLength: 40, dir: 'auto' })}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMarked(first);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={takeTyped}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} className={classes.list} role="listbox" aria-label={label} hidden={!isOpen || options.length === 0}>
        {isOpen &&
          options.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
            <div
              key={keyOf(one)}
              id={`${id}-${index}`}
              className={classes.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(one)}
            >
              {mark(one, 'option')}
            </div>
          ))}
      </div>
      {isOpen && options.length === 0 && noneText && (
        <p className={classes.none} role="status">
          {noneText(typed)}
        </p>
      )}
    </div>
  );
}
