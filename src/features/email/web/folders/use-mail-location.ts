import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { mailAddress, namesList } from '../mail-address.ts';
import { firstRowFrom, type MailParams, type MailPlace, type MailSearch, placeFrom } from './mail-place.ts';

export interface MailLocation {
  /** Null when the URL has an unknown folder or label. */
  place: MailPlace | null;
  mailId: number | undefined;
  /** First visible row according to the URL. */
  firstRow: number;
  /** Checks whether the URL still matches what is shown; a click may have changed it before rendering. */
  isShown: () => boolean;
  /** Opens another list, or an email in it; `replace` adds no entry to the browser history. */
  go: (place: MailPlace, to?: { mailId?: number | undefined; firstRow?: number; replace?: boolean }) => void;
}

/** Returns the current location in mail and a function to navigate. */
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
