import type { QueryKey } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { IconChevronDown } from '#web/icons.ts';
import { type TypedSearch, useTypedSearch } from '#web/use-typed-search.ts';
import bare from './bare-input.module.css';
import frameStyles from './field-frame.module.css';
import { FieldFrame, fieldAttributes } from './field-frame.tsx';
import { LimitedInput } from './limited-input.tsx';
import { OptionList } from './option-list.tsx';
import classes from './record-combobox.module.css';
import { useOptionList } from './use-option-list.ts';

interface RecordComboboxProps<Answer, Key extends QueryKey, T> {
  label: string;
  /** Name of the selected record. */
  value: string | null;
  placeholder: string;
  error?: string | undefined;
  /** How to search for the input. */
  search: Pick<TypedSearch<Answer, Key, T>, 'queryFor' | 'optionsOf' | 'textsOf'>;
  keyOf: (one: T) => string | number;
  show: (one: T) => ReactNode;
  onChange: (one: T) => void;
  /** Adds a last option to create a record with the typed name. */
  adding?: { show: (typed: string) => ReactNode; run: (typed: string) => void } | undefined;
  noneText: string;
  failedText: string;
}

/** A combobox to select one of many records by server-side search. Arrow keys and Enter select, Esc keeps the previous value. */
export function RecordCombobox<Answer, Key extends QueryKey, T>(props: RecordComboboxProps<Answer, Key, T>) {
  const { label, value, placeholder, error, keyOf, show, onChange, adding, noneText, failedText } = props;
  const id = useId();
  /** Undefined while not searching. */
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const name = typed?.trim() ?? '';
  const search = useTypedSearch({ ...props.search, typed: name, isWanted: () => isOpen });
  const { found = [], isLate } = search;
  const known = found.map((one) => ({ one }));
  // Highlights nothing while results are pending, because Enter would pick a result of the previous search. Arrow keys still select.
  const options = useOptionList<{ one: T } | null>({
    // Null stands for a new record; offered only once the results are in or other options exist.
    options: adding && !(isLate && found.length === 0) ? [...known, null] : known,
    isOpen,
    first: isLate ? -1 : 0,
  });

  const begin = () => setTyped((now) => now ?? '');
  const end = () => {
    setTyped(undefined);
    options.reset();
  };
  const choose = (option: { one: T } | null) => {
    end();
    if (option) onChange(option.one);
    else adding?.run(name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!options.onArrow(event)) begin();
    } else if (key === 'Enter') {
      if (options.chosen !== undefined) choose(options.chosen);
      else begin();
    } else if (key === 'Escape' && isOpen) end();
    else return;
    event.preventDefault();
    // Prevents an enclosing dialog from closing too.
    event.stopPropagation();
  };
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={classes.place}>
        <div className={`${frameStyles.box} ${classes.box}`} data-invalid={error ? true : undefined}>
          <LimitedInput
            {...fieldAttributes(id, { error })}
            {...options.field}
            className={`${bare.input} ${classes.input}`}
            type="text"
            dir="auto"
            maxLength={120}
            placeholder={value && isOpen ? value : placeholder}
            value={typed ?? value ?? ''}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              options.reset();
            }}
            onClick={begin}
            onBlur={end}
            onKeyDown={onKeyDown}
          />
          <IconChevronDown size={18} aria-hidden="true" />
        </div>
        <OptionList
          list={options.list}
          label={label}
          keyOf={(option) => (option ? keyOf(option.one) : 'new')}
          show={(option) => (option ? show(option.one) : adding?.show(name))}
          onPick={choose}
          note={search.error ? failedText : search.found?.length === 0 && !isLate && noneText}
          noteRole={search.error ? 'alert' : 'status'}
        />
      </div>
    </FieldFrame>
  );
}
