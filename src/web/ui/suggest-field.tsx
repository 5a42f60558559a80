import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import bare from './bare-input.module.css';
import frame from './field-frame.module.css';
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx';
import { OptionList } from './option-list.tsx';
import classes from './suggest-field.module.css';
import { useOptionList } from './use-option-list.ts';

interface Props<T> extends FieldTexts {
  value: string;
  onType: (text: string) => void;
  /** What is suggested for what stands in the field. */
  options: readonly T[];
  keyOf: (one: T) => string | number;
  /** What stands in the field once it is picked. */
  textOf: (one: T) => string;
  /** How it stands in the list; its text otherwise. */
  show?: (one: T) => ReactNode;
  sectionOf?: (one: T) => string;
  onPick?: (one: T) => void;
  /** Whether it suggests before anything is typed. */
  isEager?: boolean;
  placeholder?: string;
  /** Said in the list's place, such as that nothing is found. */
  note?: ReactNode;
  /** Before the text. */
  start?: ReactNode;
}

/** A line of text that suggests while one types; what it does not know may be typed, too. */
export function SuggestField<T>(props: Props<T>) {
  const { label, error, hint, optionalLabel, value, onType, options, keyOf, textOf, show = textOf, sectionOf, onPick, note, start } = props;
  const { isEager = false, placeholder } = props;
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked && (isEager || value.trim() !== '');
  const list = useOptionList({ options, isOpen, first: -1 });
  const close = () => {
    setAsked(false);
    list.reset();
  };
  const pick = (one: T) => {
    onType(textOf(one));
    onPick?.(one);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!list.onArrow(event)) setAsked(true);
    } else if (event.key === 'Enter' && list.chosen !== undefined) pick(list.chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    // A dialog around it would close as well.
    event.stopPropagation();
  };
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
      <div className={classes.place}>
        <div className={`${frame.box} ${classes.line}`} data-invalid={error ? true : undefined}>
          {start}
          <input
            {...fieldAttributes(id, { error, hint })}
            {...list.field}
            type="text"
            dir="auto"
            className={`${bare.input} ${classes.input}`}
            placeholder={placeholder}
            value={value}
            onChange={(event) => {
              onType(event.currentTarget.value);
              list.reset();
              setAsked(true);
            }}
            onClick={() => setAsked(true)}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
        </div>
        <OptionList list={list.list} label={label} keyOf={keyOf} show={show} onPick={pick} sectionOf={sectionOf} note={isOpen && note} />
      </div>
    </FieldFrame>
  );
}
