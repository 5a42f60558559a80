import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMail, IconX } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { peopleLike } from '#web/ui/people-like.ts';
import { TabNote } from '#web/ui/tab-note.tsx';
import type { Guest } from '../../contract.ts';
import { peopleQuery } from '../queries.ts';
import classes from './guest-field.module.css';

interface Props {
  value: readonly Guest[];
  error: string | undefined;
  onChange: (guests: Guest[]) => void;
}

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Field for guests: people in the entity by name, others by address. Each shows their answer. */
export function GuestField({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  // Without permission to read people, guests are invited by address.
  const { data: people = [] } = useQuery({ ...peopleQuery(), enabled: useCan('read', 'Person') });
  const found = (typed: string): Guest[] => {
    const text = typed.trim();
    if (!text) return [];
    const known = peopleLike(people, text)
      .filter(({ id }) => !value.some(({ personId }) => personId === id))
      .slice(0, 6)
      .map(({ id, fullName, email }): Guest => ({ name: fullName, email, personId: id, answer: 'waiting' }));
    const isAddress = looksLikeEmail(text) && !known.some(({ email }) => email === text);
    return isAddress ? [...known, { name: '', email: text, personId: null, answer: 'waiting' }] : known;
  };
  const add = (guest: Guest) => {
    const isInvited = value.some(({ email, personId }) => (guest.personId === null ? email === guest.email : personId === guest.personId));
    if (!isInvited) onChange([...value, guest]);
  };
  return (
    <div className={classes.guests}>
      <ChipCombobox
        label={t('calendar.field.guests')}
        error={error}
        found={found}
        keyOf={({ email }) => email}
        nameOf={({ name, email }) => name || email}
        mark={(guest) => (
          <>
            {guest.personId === null ? <IconMail size={20} stroke={1.75} /> : <Avatar name={guest.name} src={avatarOf(guest)} size={28} />}
            <bdi>{guest.personId === null ? t('calendar.inviteAddress', { email: guest.email }) : guest.name}</bdi>
          </>
        )}
        onPick={add}
        onTyped={(text) => found(text).slice(-1).forEach(add)}
        wrongText={(text) => (looksLikeEmail(text) ? undefined : reasonText(t, { code: 'not_an_email' }))}
        marksFirst
        placeholder={t('calendar.guestHint')}
      />
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
                aria-label={t('common.removeOne', { name: guest.name || guest.email })}
                onClick={() => onChange(value.filter((one) => one !== guest))}
              >
                <IconX size={16} stroke={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {value.some(({ personId }) => personId === null) && <TabNote>{t('calendar.inviteInTab')}</TabNote>}
    </div>
  );

  function avatarOf({ personId }: Guest): string | null {
    return people.find((person) => person.id === personId)?.avatar ?? null;
  }
}
