import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { isAddress, parseAddresses } from '#web/parse-addresses.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { OptionList } from '#web/ui/option-list.tsx';
import { OptionWords } from '#web/ui/option-words.tsx';
import { useOptionList } from '#web/ui/use-option-list.ts';
import type { Recipient } from '../../../contract.ts';
import classes from './recipient-field.module.css';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

interface Props {
  label: string;
  value: readonly Recipient[];
  typed: string;
  unreachable: readonly string[];
  onChange: (value: Recipient[]) => void;
  onType: (text: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  children?: ReactNode;
}

/** More than these are collapsed. */
const maxShown = 20;

/** A recipient field with chips and suggestions while typing. Fully controlled: it changes only through the person's input. */
export function RecipientField({ label, value, typed, unreachable, onChange, onType, inputRef, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const has = ({ email }: { email: string }) => value.some((one) => one.email.toLowerCase() === email.toLowerCase());
  const suggestions = useSuggestions(typed).filter((one) => !has(one));
  const shown = isOpen && suggestions.length > 0;
  // A complete address is taken as typed; otherwise the first suggestion is preselected.
  const options = useOptionList({ options: suggestions, isOpen: shown, first: isAddress(typed.trim()) ? -1 : 0 });

  const add = (added: readonly Recipient[], rest = '') => {
    const fresh = added.filter((one, index) => !has(one) && added.findIndex(({ email }) => email === one.email) === index);
    if (fresh.length > 0) {
      onChange([...value, ...fresh.map(({ name, email }) => ({ name, email }))]);
      // A typed recipient stays visible; a pasted list may be collapsed.
      setWhole(fresh.length === 1);
    }
    onType(rest);
    setOpen(false);
    options.reset();
  };
  const pick = (suggestion: Suggestion) => {
    add([suggestion]);
    input.current?.focus();
  };
  const removeAt = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    input.current?.focus();
  };
  const problemOf = ({ email }: Recipient) =>
    !isAddress(email) ? ('invalid' as const) : unreachable.includes(email) ? ('unreachable' as const) : null;
  const isFolded = value.length > maxShown && !isWhole;
  const isHidden = (one: Recipient, index: number) => isFolded && index >= maxShown && problemOf(one) === null;
  const hidden = value.filter(isHidden).length;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (options.onArrow(event)) {
      event.preventDefault();
    } else if (shown && key === 'Escape') {
      event.preventDefault();
      setOpen(false);
    } else if ((key === 'Enter' && !event.ctrlKey && !event.metaKey) || (key === 'Tab' && typed.trim())) {
      if (options.chosen) add([options.chosen]);
      else if (typed.trim()) add(parseAddresses(typed));
      event.preventDefault();
    } else if ((key === ' ' || key === ',' || key === ';') && isAddress(typed.trim())) {
      event.preventDefault();
      add(parseAddresses(typed));
    } else if (key === 'Backspace' && !typed && value.length > 0) {
      event.preventDefault();
      // The last one may be collapsed; expand so it is visibly removed.
      if (hidden > 0) setWhole(true);
      else removeAt(value.length - 1);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const found = parseAddresses(event.clipboardData.getData('text/plain'));
    if (!found.some(({ email }) => isAddress(email))) return;
    event.preventDefault();
    add(found, typed);
  };
  const takeText = (text: string) => {
    setOpen(true);
    options.reset();
    // A separator after a name starts another person, but not inside "Last, First" <…>.
    if (/[,;،؛]\s*$/.test(text) && !text.includes('"')) add(parseAddresses(text));
    else onType(text);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips means the input, which the keyboard reaches by itself.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className={classes.field} onClick={(event) => event.target === event.currentTarget && input.current?.focus()}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <ul className={classes.chips} aria-label={t('email.compose.recipientsOf', { field: label })}>
        {value.map((one, index) =>
          isHidden(one, index) ? null : (
            <RecipientChip
              // biome-ignore lint/suspicious/noArrayIndexKey: what was kept elsewhere may name somebody twice.
              key={`${index} ${one.email}`}
              recipient={one}
              problem={problemOf(one)}
              onRemove={() => removeAt(index)}
              onEdit={() => {
                removeAt(index);
                onType(one.name ? `${one.name} <${one.email}>` : one.email);
              }}
            />
          ),
        )}
        {hidden > 0 ? (
          <li>
            <button
              type="button"
              className={classes.more}
              onClick={() => {
                setWhole(true);
                input.current?.focus();
              }}
            >
              {t('email.moreRecipients', { count: hidden })}
            </button>
          </li>
        ) : null}
        <li className={classes.typing}>
          <input
            ref={(element) => {
              input.current = element;
              if (typeof inputRef === 'function') inputRef(element);
              else if (inputRef) inputRef.current = element;
            }}
            {...options.field}
            id={id}
            className={classes.input}
            autoCapitalize="none"
            inputMode="email"
            value={typed}
            onChange={(event) => takeText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              setOpen(false);
              if (typed.trim()) add(parseAddresses(typed));
            }}
          />
        </li>
      </ul>
      {children}
      <OptionList
        list={options.list}
        label={t('email.compose.suggestions')}
        keyOf={({ email }) => email}
        show={(one) => (
          <>
            <Avatar name={one.name || one.email} src={one.avatar} size={28} />
            <OptionWords name={one.name || one.email} text={one.name && one.email} />
            {one.isOutside && <span className={classes.outside}>{t('email.compose.outside')}</span>}
          </>
        )}
        onPick={pick}
      />
    </div>
  );
}

interface RecipientChipProps {
  recipient: Recipient;
  problem: 'invalid' | 'unreachable' | null;
  onRemove: () => void;
  onEdit: () => void;
}

/** A recipient chip. Double-clicking it, or clicking an invalid one, moves it back to the input. */
function RecipientChip({ recipient: { name, email }, problem, onRemove, onEdit }: RecipientChipProps) {
  const { t } = useTranslation();
  const shown = name || email;
  const said = problem ? t(`email.compose.${problem}`, { email }) : undefined;
  return (
    <li className={classes.chip} data-problem={problem ?? undefined} title={said ?? email}>
      {problem === 'invalid' ? (
        <button type="button" className={classes.edit} aria-label={t('email.compose.editRecipient', { name: shown })} onClick={onEdit}>
          <bdi>{shown}</bdi>
        </button>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the mouse; the keyboard removes and types anew.
        <bdi className={classes.name} onDoubleClick={onEdit}>
          {shown}
        </bdi>
      )}
      {said ? <span className="visually-hidden">{said}</span> : null}
      <button type="button" className={classes.remove} aria-label={t('email.compose.removeRecipient', { name: shown })} onClick={onRemove}>
        <IconX size={14} stroke={2} />
      </button>
    </li>
  );
}
