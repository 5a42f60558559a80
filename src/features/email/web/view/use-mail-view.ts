import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { densities, getMailView, type MailView, readingPanes } from '../../preferences-contract.ts';

const key = 'mailView';

/** Returns the person's mail view. Until the server responds, uses the last one in this browser to avoid layout shifts. */
export function useMailView(): MailView {
  const { data } = useQuery(mailViewQuery);
  const shown = useShown(mailViewQuery, data);
  const [last] = useState(readLast);
  useEffect(() => {
    if (data) keepLast(data);
  }, [data]);
  return shown ?? last;
}

/** Both values in order: `compact right`. Unknown values fall back to the defaults. */
function readLast(): MailView {
  const [density, readingPane] = (browserStorage.getItem(key) ?? '').split(' ');
  return {
    density: densities.find((one) => one === density) ?? 'comfortable',
    readingPane: readingPanes.find((one) => one === readingPane) ?? 'right',
  };
}

function keepLast({ density, readingPane }: MailView): void {
  try {
    browserStorage.setItem(key, `${density} ${readingPane}`);
  } catch {
    // Storage is full or blocked: the next visit starts with the defaults.
  }
}

export const mailViewQuery = queryOptions({
  queryKey: ['email', 'view'] as const,
  queryFn: ({ signal }) => call(getMailView, {}, { signal }),
  staleTime: 30_000,
});
