import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import bare from './bare-input.module.css';
import { Chip } from './chip.tsx';
import classes from './chip-combobox.module.css';
import frameClasses from './field-frame.module.css';
import { FieldFrame, fieldAttributes } from './field-frame.tsx';
import { LimitedInput } from './limited-input.tsx';
import { OptionList } from './option-list.tsx';
import { useOptionList } from './use-option-list.ts';

interface ChipComboboxProps<T> {
  label: string;
  error?: string | undefined;
  /** Undefined when the selection is shown elsewhere. */
  chosen?: readonly T[];
  /** Returns the options that match the input, without those already selected. */
  found: (typed: string) => readonly T[];
  keyOf: (one: T) => string | number;
  nameOf: (one: T) => string;
  /** Renders an item in its chip or in the list. */
  mark: (one: T, place: 'chip' | 'option') => ReactNode;
  onPick: (one: T) => void;
  onRemove?: (one: T) => void;
  /** Called on every input. */
  onType?: ((typed: string) => void) | undefined;
  /** Allows free text: added on Enter, comma and blur. */
  onTyped?: (text: string) => void;
  /** Returns why free text is invalid. It then stays in the field with the error. */
  wrongText?: (typed: string) => string | undefined;
  maxLength?: number;
  /** Whether Enter selects the first option before any arrow key. By default only without free text. */
  marksFirst?: boolean;
  placeholder?: string | undefined;
  /** Shown when nothing matches. */
  noneText?: (typed: string) => string;
  removeLabel?: (one: T) => string;
  chipLook?: 'picture' | 'flat' | 'words';
}

/** A multiselect combobox with chips. Arrow keys and Enter select, Backspace removes the last chip, Esc closes the list. */
export function ChipCombobox<T>(props: ChipComboboxProps<T>) {
  const { label, error, chosen = [], found, keyOf, nameOf, mark, onPick, onRemove, onTyped, placeholder, noneText, removeLabel } = props;
  const { marksFirst = !onTyped, chipLook = 'picture', maxLength = 200, onType, wrongText } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const options = useOptionList({ options: found(typed), isOpen, first: marksFirst ? 0 : -1 });

  const clear = () => {
    setOpen(false);
    setWrong(undefined);
    setTyped('');
    options.reset();
  };
  const pick = (one: T) => {
    clear();
    onPick(one);
    input.current?.focus();
  };
  const takeTyped = () => {
    // The text stays until the user shortens it.
    const text = typed.trim();
    const why = text ? wrongText?.(text) : undefined;
    setWrong(why);
    if (why) setOpen(false);
    if (why || text.length > maxLength) return;
    clear();
    if (text) onTyped?.(text);
  };
  const remove = (one: T) => {
    onRemove?.(one);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const last = chosen.at(-1);
    const chooses = key === 'Enter' ? isOpen || onTyped !== undefined : key === ',' && onTyped !== undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!options.onArrow(event)) setOpen(true);
    } else if (chooses) {
      if (options.chosen !== undefined) pick(options.chosen);
      else if (onTyped) takeTyped();
    } else if (key === 'Escape' && isOpen) {
      if (onTyped) setOpen(false);
      else clear();
    } else if (key === 'Backspace' && !typed && last !== undefined) remove(last);
    else return;
    event.preventDefault();
    // Prevents an enclosing dialog from closing too.
    event.stopPropagation();
  };
  return (
    <FieldFrame id={id} label={label} error={error ?? wrong}>
      <div className={classes.field}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips means the input, which the keyboard reaches by itself. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
        <div
          className={`${frameClasses.box} ${classes.box}`}
          data-invalid={error || wrong ? true : undefined}
          onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        >
          {chosen.map((one) => (
            <Chip key={keyOf(one)} look={chipLook} removeLabel={removeLabel?.(one) ?? ''} onRemove={() => remove(one)}>
              {mark(one, 'chip')}
            </Chip>
          ))}
          <LimitedInput
            {...fieldAttributes(id, { error: error ?? wrong })}
            {...options.field}
            ref={input}
            className={`${bare.input} ${classes.input}`}
            aria-description={chosen.map(nameOf).join(', ') || undefined}
            {...(onTyped && { maxLength, dir: 'auto' })}
            data-untaken={(onTyped && typed.trim() !== '') || undefined}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setWrong(undefined);
              onType?.(event.currentTarget.value.trim());
              options.reset();
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onBlur={takeTyped}
            onKeyDown={onKeyDown}
          />
        </div>
        <OptionList
          list={options.list}
          label={label}
          keyOf={keyOf}
          show={(one) => mark(one, 'option')}
          onPick={pick}
          note={options.list.options.length === 0 && noneText?.(typed)}
        />
      </div>
    </FieldFrame>
  );
}
