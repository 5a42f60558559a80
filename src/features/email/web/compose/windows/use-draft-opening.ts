import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MailLocation } from '../../folders/use-mail-location.ts';
import { emailQuery } from '../../queries.ts';
import { useMayWrite } from '../use-may-write.ts';
import { openCompose } from './compose-store.ts';

/** Opens a mail of the drafts in a window to write on, and leads back to the list. Answers whether it does. */
export function useDraftOpening({ place, mailId, firstRow, go }: MailLocation): boolean {
  const isAsked = useMayWrite() && place?.folder === 'draft' && mailId !== undefined;
  const query = emailQuery(useQueryClient(), place ?? { folder: 'draft', q: '' }, mailId ?? 0);
  const { data } = useQuery({ ...query, enabled: isAsked });
  const isDraft = isAsked && data?.isDraft === true && data.folder === 'draft' && !data.sendAt;
  useEffect(() => {
    if (!isDraft || !place || mailId === undefined) return;
    openCompose({ kind: 'draft', id: mailId });
    go(place, { firstRow, replace: true });
  }, [isDraft, place, mailId, firstRow, go]);
  return isDraft;
}
