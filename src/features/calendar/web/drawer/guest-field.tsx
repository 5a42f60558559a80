import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMail, IconX } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { FieldFrame, fieldAttributes } from '#web/ui/field-frame.tsx';
import { peopleLike } from '#web/ui/people-like.ts';
import type { Guest } from '../../contract.ts';
import classes from './guest-field.module.css';
import { guestsQuery } from './guests-query.ts';

interface Props {
  value: readonly Guest[];
  error: string | undefined;
  onChange: (guests: Guest[]) => void;
}

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Who is invited: people of the entity by name, others by their address. Each shows what they answered. */
export function GuestField({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  // Without the right to read people guests are invited by their addresses.
  const { data: people = [] } = useQuery({ ...guestsQuery(), enabled: useCan('read', 'Person') });
  const text = typed.trim();
  const isInvited = (personId: number) => value.some((guest) => guest.personId === personId);
  const found: Guest[] = text
    ? peopleLike(people, text)
        .filter((person) => !isInvited(person.id))
        .slice(0, 6)
        .map((person) => ({
          name: person.fullName,
          email: people.find((one) => one.id === person.id)?.email ?? '',
          personId: person.id,
          answer: 'waiting',
        }))
    : [];
  if (looksLikeEmail(text) && !found.some(({ email }) => email === text))
    found.push({ name: '', email: text, personId: null, answer: 'waiting' });
  const active = Math.min(marked, found.length - 1);

  const add = (guest: Guest | undefined) => {
    if (!guest) return;
    if (!value.some(({ email, personId }) => (guest.personId === null ? email === guest.email : personId === guest.personId)))
      onChange([...value, guest]);
    setTyped('');
    setMarked(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !text) return;
    if (event.key === 'ArrowDown') setMarked((active + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setMarked((active - 1 + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter' || event.key === ',') add(found[active]);
    else if (event.key === 'Escape') setTyped('');
    else return;
    event.preventDefault();
    // The drawer around it would close as well.
    event.stopPropagation();
  };
  return (
    <div className={classes.guests}>
      <FieldFrame id={id} label={t('calendar.field.guests')} error={error}>
        <div className={classes.box}>
          <input
            {...fieldAttributes(id, { error })}
            className={classes.input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            placeholder={t('calendar.guestHint')}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setMarked(0);
            }}
            onBlur={() => looksLikeEmail(text) && add(found.at(-1))}
            onKeyDown={onKeyDown}
          />
          <div
            id={`${id}-list`}
            className={classes.list}
            role="listbox"
            aria-label={t('calendar.field.guests')}
            hidden={found.length === 0}
          >
            {found.map((guest, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
              <div
                key={guest.email}
                id={`${id}-${index}`}
                className={classes.option}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(guest)}
              >
                {guest.personId === null ? (
                  <IconMail size={20} stroke={1.75} />
                ) : (
                  <Avatar name={guest.name} src={avatarOf(guest)} size={28} />
                )}
                <span className={classes.name}>
                  {guest.personId === null ? t('calendar.inviteAddress', { email: guest.email }) : <bdi>{guest.name}</bdi>}
                </span>
              </div>
            ))}
          </div>
        </div>
      </FieldFrame>
      {value.length > 0 && (
        <ul className={classes.invited}>
          {value.map((guest) => (
            <li key={guest.personId ?? guest.email} className={classes.guest}>
              <Avatar name={guest.name || guest.email} src={avatarOf(guest)} size={28} />
              <bdi className={classes.name}>{guest.name || guest.email}</bdi>
              <span className={classes.answer} data-answer={guest.answer}>
                {t(`calendar.answered.${guest.answer}`)}
              </span>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('calendar.removeGuest', { name: guest.name || guest.email })}
                onClick={() => onChange(value.filter((one) => one !== guest))}
              >
                <IconX size={16} stroke={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function avatarOf({ personId }: Guest): string | null {
    return people.find((person) => person.id === personId)?.avatar ?? null;
  }
}
