import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import type { CalendarEvent, Guest } from '../../contract.ts';
import { peopleQuery } from '../people-query.ts';

/** Somebody who is to come; without an id somebody outside. */
export interface Invited {
  key: string;
  name: string;
  personId: number | null;
}

/** Who is to come: whose event it is, and the guests, once each. */
export function useInvited(event: CalendarEvent | null, guests: readonly Guest[]): Invited[] {
  const { t } = useTranslation();
  const me = useSession()?.id ?? null;
  const ownerId = event?.extendedProps.ownerId ?? me;
  const { data: people = [] } = useQuery({ ...peopleQuery(), enabled: useCan('read', 'Person') && ownerId !== me });
  const nameOf = (personId: number | null, name = '') => (personId !== null && personId === me ? t('calendar.freeBusy.you') : name);
  const owner = people.find(({ id }) => id === ownerId)?.fullName;
  const invited = guests.map(({ personId, email, name }) => ({
    key: String(personId ?? email),
    name: nameOf(personId, name || email),
    personId,
  }));
  if (ownerId === null || invited.some(({ personId }) => personId === ownerId)) return invited;
  const organizer = { key: String(ownerId), name: nameOf(ownerId, owner), personId: ownerId };
  // Whose name is not to be read is not to be asked for either.
  return organizer.name ? [organizer, ...invited] : invited;
}
