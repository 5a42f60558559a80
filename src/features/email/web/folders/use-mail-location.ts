import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { mailAddress, namesList } from '../mail-address.ts';
import { firstRowFrom, type MailParams, type MailPlace, type MailSearch, placeFrom } from './mail-place.ts';

export interface MailLocation {
  /** Null when the address names a folder or label that does not exist. */
  place: MailPlace | null;
  mailId: number | undefined;
  /** The first row in sight, as the address says. */
  firstRow: number;
  /** Whether the address still says what is shown: a click may have changed it, and not be drawn yet. */
  isShown: () => boolean;
  /** Shows another list, or a mail of it; `replace` leaves no step for the back button. */
  go: (place: MailPlace, to?: { mailId?: number | undefined; firstRow?: number; replace?: boolean }) => void;
}

/** Where in the mail the address is, and the way to elsewhere. */
export function useMailLocation(): MailLocation {
  const router = useRouter();
  const params: MailParams = useParams({ strict: false });
  const search: MailSearch = useSearch({ strict: false });
  const found = placeFrom(params, search);
  const { folder, label, q } = found ?? {};
  const place = useMemo(
    () => (folder === undefined || q === undefined ? null : { folder, q, ...(label ? { label } : {}) }),
    [folder, label, q],
  );
  const go = useMemo<MailLocation['go']>(
    () =>
      (target, { mailId, firstRow, replace } = {}) => {
        const address = mailAddress(target, mailId, firstRow);
        if (replace) router.history.replace(address);
        else router.history.push(address);
      },
    [router],
  );
  const number = Number(params.mailId);
  const mailId = params.mailId === undefined || Number.isNaN(number) ? undefined : number;
  const isShown = () => place !== null && namesList(router.history.location.pathname, place, mailId);
  return { place, mailId, firstRow: firstRowFrom(search), isShown, go };
}
