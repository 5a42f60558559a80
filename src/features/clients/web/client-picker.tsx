import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown, IconUserPlus } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import frameStyles from '#web/ui/field-frame.module.css';
import { FieldFrame, fieldAttributes } from '#web/ui/field-frame.tsx';
import { OptionList } from '#web/ui/option-list.tsx';
import { OptionWords } from '#web/ui/option-words.tsx';
import { useOptionList } from '#web/ui/use-option-list.ts';
import { useTypedSearch } from '#web/use-typed-search.ts';
import type { Client } from '../contract.ts';
import classes from './client-picker.module.css';
import { clientsQuery } from './clients-query.ts';

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
  /** Undefined while nothing is searched for. */
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const name = typed?.trim() ?? '';
  const search = useTypedSearch({
    typed: name,
    queryFor: (q) => clientsQuery({ q, page: 1, perPage: mostFound, order: 'match' }),
    isWanted: () => isOpen,
    optionsOf: ({ clients }) => clients,
    textsOf: (one) => [one.name, one.company, one.companyEmail],
  });
  const { found = [], isLate } = search;
  // Null: a new one; when nobody is known of that name.
  // While the answer is late, none is marked: Enter would bill one of the search before. An arrow key chooses what is there.
  const options = useOptionList<Client | null>({
    options: onAdd && !(isLate && found.length === 0) ? [...found, null] : found,
    isOpen,
    first: isLate ? -1 : 0,
  });

  const begin = () => setTyped((now) => now ?? '');
  const end = () => {
    setTyped(undefined);
    options.reset();
  };
  const choose = (client: Client | null) => {
    end();
    if (client) onChange(client);
    else onAdd?.(name);
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
    // A dialog around it would close as well.
    event.stopPropagation();
  };
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={classes.place}>
        <div className={`${frameStyles.box} ${classes.box}`} data-invalid={error ? true : undefined}>
          <input
            {...fieldAttributes(id, { error })}
            {...options.field}
            className={classes.input}
            type="text"
            dir="auto"
            maxLength={120}
            placeholder={value && isOpen ? value.name : t('clients.picker.placeholder')}
            value={typed ?? value?.name ?? ''}
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
          keyOf={(client) => client?.id ?? 'new'}
          show={(client) => (client ? <ClientOption client={client} /> : <NewOption name={name} />)}
          onPick={choose}
          note={search.error ? t('clients.picker.failed') : search.found?.length === 0 && !isLate && t('clients.picker.none')}
          noteRole={search.error ? 'alert' : 'status'}
        />
      </div>
    </FieldFrame>
  );
}

function ClientOption({ client: { company, name, companyEmail } }: { client: Client }) {
  return (
    <>
      <Avatar name={company || name} size={28} />
      <OptionWords name={company || name} text={[company && name, companyEmail].filter(Boolean).join(' · ')} />
    </>
  );
}

function NewOption({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.plus}>
        <IconUserPlus size={18} />
      </span>
      <OptionWords name={name ? t('clients.picker.addNamed', { name }) : t('clients.picker.add')} text="" />
    </>
  );
}
