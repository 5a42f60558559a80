import { useSession } from '#web/session-store.ts';
import type { ShownItem } from './shown-items.ts';

/** Whether it is done, or the signed-in person has said that they will not come. */
export function useIsCrossedOut(item: ShownItem | undefined): boolean {
  const personId = useSession()?.id;
  if (item?.overlay) return item.overlay.isDone;
  return item?.event.extendedProps.guests.some((guest) => guest.personId === personId && guest.answer === 'no') ?? false;
}
