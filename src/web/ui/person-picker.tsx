import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { Avatar } from './avatar.tsx';
import { type PersonChoice, peopleLike } from './people-like.ts';
import classes from './person-picker.module.css';

interface PersonPickerProps {
  label: string;
  /** Whom one may choose. */
  people: readonly PersonChoice[];
  /** The ids of the chosen ones. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** Choosing another one replaces the one that is chosen. */
  isSingle?: boolean;
  placeholder?: string;
}

/** Chooses people by name: chips, and a list while typing. Arrow keys and Enter choose, Backspace takes the last chip away. */
export function PersonPicker({ label, people, value, onChange, isSingle = false, placeholder }: PersonPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const chosen = value.flatMap((one) => people.find((person) => person.id === one) ?? []);
  const found = peopleLike(people, typed).filter((person) => !value.includes(person.id));
  const active = isOpen && found.length > 0 ? Math.min(marked, found.length - 1) : -1;

  const close = () => {
    setOpen(false);
    setTyped('');
    setMarked(0);
  };
  const pick = (person: PersonChoice) => {
    onChange(isSingle ? [person.id] : [...value, person.id]);
    setTyped('');
    setMarked(0);
    setOpen(false);
    input.current?.focus();
  };
  const remove = (gone: number) => {
    onChange(value.filter((one) => one !== gone));
    input.current?.focus();
  };
  const mark = (index: number) => {
    setMarked(index);
    requestAnimationFrame(() => list.current?.children[index]?.scrollIntoView({ block: 'nearest' }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const last = value.at(-1);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) setOpen(true);
      else if (found.length > 0) mark((active + (key === 'ArrowDown' ? 1 : -1) + found.length) % found.length);
    } else if (key === 'Enter' && isOpen) {
      const person = found[active];
      if (person) pick(person);
    } else if (key === 'Escape' && isOpen) close();
    else if (key === 'Backspace' && !typed && last !== undefined) remove(last);
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
        {chosen.map((person) => (
          <span key={person.id} className={classes.chip}>
            <Avatar name={person.fullName} src={person.avatar} size={22} />
            <bdi className={classes.name}>{person.fullName}</bdi>
            <button
              type="button"
              className={classes.remove}
              aria-label={t('ui.people.remove', { name: person.fullName })}
              onClick={() => remove(person.id)}
            >
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
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${found[active]?.id}` : undefined}
          aria-description={chosen.map(({ fullName }) => fullName).join(', ') || undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMarked(0);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} className={classes.list} role="listbox" aria-label={label} hidden={!isOpen || found.length === 0}>
        {isOpen &&
          found.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
            <div
              key={person.id}
              id={`${id}-${person.id}`}
              className={classes.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
            >
              <Avatar name={person.fullName} src={person.avatar} size={28} />
              <bdi className={classes.name}>{person.fullName}</bdi>
            </div>
          ))}
      </div>
      {isOpen && found.length === 0 && (
        <p className={classes.none} role="status">
          {t(typed ? 'ui.people.noneFound' : 'ui.people.allChosen')}
        </p>
      )}
    </div>
  );
}
