import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { listMailLabels } from '../../labels-contract.ts';
import { type ShownLabel, shownLabels } from './shown-labels.ts';

interface Labels {
  all: ShownLabel[];
  /** Undefined for a label that is not there, or has not come yet. */
  of: (label: string) => ShownLabel | undefined;
  /** Whether the person's own are among them. */
  areAll: boolean;
}

/** The labels that mails can have. */
export function useLabels(): Labels {
  const { t } = useTranslation();
  const { data } = useQuery(labelsQuery);
  return useMemo(() => {
    const all = shownLabels(t, data?.labels);
    return { all, of: (label) => all.find((one) => one.label === label), areAll: data !== undefined };
  }, [t, data]);
}

/** The labels that the person made. */
export const labelsQuery = queryOptions({
  queryKey: ['email', 'labels'] as const,
  queryFn: ({ signal }) => call(listMailLabels, {}, { signal }),
  staleTime: 30_000,
});
