import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown, IconUserPlus } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import frameStyles from '#web/ui/field-frame.module.css';
import { FieldFrame, fieldAttributes } from '#web/ui/field-frame.tsx';
import type { Client } from '../contract.ts';
import classes from './client-picker.module.css';
import { clientsQuery } from './clients-query.ts';

/** How long typing must rest before the clients are searched. */
const restMs = 150;
const mostFound = 8;

interface ClientPickerProps {
  label: string;
  value: { id: number; name: string } | null;
  error?: string | undefined;
  onChange: (client: Client) => void;
  /** Offers to add a client of the name that was typed. */
  onAdd?: ((typed: string) => void) | undefined;
}

/** Chooses a client by name or e-mail address, or leads to a new one. Arrow keys and Enter choose, Esc leaves it as it was. */
export function ClientPicker({ label, value, error, onChange, onAdd }: ClientPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** Undefined while nothing is searched for. */
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState(0);
  const isOpen = typed !== undefined;
  const q = useRested(typed?.trim() ?? '');
  const query = { ...clientsQuery({ q, page: 1, perPage: mostFound }), placeholderData: keepPreviousData };
  const { data, error: failure } = useQuery({ ...query, enabled: isOpen });
  const found = data?.clients ?? [];
  const count = found.length + (onAdd ? 1 : 0);
  const active = Math.min(marked, count - 1);

  const begin = () => setTyped((now) => now ?? '');
  const end = () => {
    setTyped(undefined);
    setMarked(0);
  };
  const choose = (index: number) => {
    const client = found[index];
    const name = typed?.trim() ?? '';
    end();
    if (client) onChange(client);
    else onAdd?.(name);
  };
  const mark = (index: number) => {
    setMarked(index);
    requestAnimationFrame(() => list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) begin();
      else if (count > 0) mark((active + (key === 'ArrowDown' ? 1 : -1) + count) % count);
    } else if (key === 'Enter') {
      if (isOpen && active >= 0) choose(active);
      else begin();
    } else if (key === 'Escape' && isOpen) end();
    else return;
    event.preventDefault();
    // A dialog around it would close as well.
    event.stopPropagation();
  };
  const optionId = (index: number) => `${id}-option-${index}`;
  const option = (index: number) => ({
    id: optionId(index),
    className: classes.option,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => choose(index),
  });
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={classes.place}>
        <div className={`${frameStyles.box} ${classes.box}`} data-invalid={error ? true : undefined}>
          <input
            {...fieldAttributes(id, { error })}
            className={classes.input}
            type="text"
            role="combobox"
            dir="auto"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            placeholder={value && isOpen ? value.name : t('clients.picker.placeholder')}
            value={typed ?? value?.name ?? ''}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setMarked(0);
            }}
            onClick={begin}
            onBlur={end}
            onKeyDown={onKeyDown}
          />
          <IconChevronDown size={18} aria-hidden="true" />
        </div>
        <div className={classes.layer} hidden={!isOpen}>
          {isOpen && data && found.length === 0 && (
            <p className={classes.none} role="status">
              {t('clients.picker.none')}
            </p>
          )}
          {isOpen && failure && (
            <p className={classes.none} role="alert">
              {t('clients.picker.failed')}
            </p>
          )}
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
            {isOpen &&
              found.map(({ id: key, company, name, companyEmail }, index) => (
                <div key={key} {...option(index)}>
                  <Avatar name={company || name} size={28} />
                  <span className={classes.words}>
                    <bdi className={classes.name}>{company || name}</bdi>
                    <bdi className={classes.text}>{[company && name, companyEmail].filter(Boolean).join(' · ')}</bdi>
                  </span>
                </div>
              ))}
            {isOpen && onAdd && (
              <div {...option(found.length)}>
                <span className={classes.plus}>
                  <IconUserPlus size={18} />
                </span>
                <span className={classes.name}>
                  {typed.trim() ? t('clients.picker.addNamed', { name: typed.trim() }) : t('clients.picker.add')}
                </span>
              </div>
            )}
          </div>
        </div>
      </div>
    </FieldFrame>
  );
}

/** What was typed last, once typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
