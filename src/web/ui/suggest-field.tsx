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
  options: readonly T[];
  keyOf: (one: T) => string | number;
  /** The text inserted when an option is picked. */
  textOf: (one: T) => string;
  /** Renders an option in the list; its text by default. */
  show?: (one: T) => ReactNode;
  sectionOf?: (one: T) => string;
  onPick?: (one: T) => void;
  /** Whether to suggest before any input. */
  isEager?: boolean;
  placeholder?: string;
  /** Replaces the list, for example when nothing is found. */
  note?: ReactNode;
  /** Content before the text. */
  start?: ReactNode;
}

/** A text field with suggestions; other text is allowed too. */
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
    // Prevents an enclosing dialog from closing too.
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
