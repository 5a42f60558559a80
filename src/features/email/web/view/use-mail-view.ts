import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { densities, getMailView, type MailView, readingPanes } from '../../preferences-contract.ts';

const key = 'mailView';

/** How the person wants mail shown. Until the server has said it: as this browser showed it last, so that nothing jumps. */
export function useMailView(): MailView {
  const { data } = useQuery(mailViewQuery);
  const shown = useShown(mailViewQuery, data);
  const [last] = useState(readLast);
  useEffect(() => {
    if (data) keepLast(data);
  }, [data]);
  return shown ?? last;
}

/** In the order of the two: `compact right`. What is not known stands as it does for those who have chosen nothing. */
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
    // A full or forbidden storage: the next visit begins as for those who have chosen nothing.
  }
}

export const mailViewQuery = queryOptions({
  queryKey: ['email', 'view'] as const,
  queryFn: ({ signal }) => call(getMailView, {}, { signal }),
  staleTime: 30_000,
});
