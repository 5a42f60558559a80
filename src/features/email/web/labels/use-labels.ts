import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { listMailLabels } from '../../labels-contract.ts';
import { type ShownLabel, shownLabels } from './shown-labels.ts';

interface Labels {
  all: ShownLabel[];
  /** Undefined for a label that does not exist or is not loaded yet. */
  of: (label: string) => ShownLabel | undefined;
  /** Whether the custom labels are loaded. */
  areAll: boolean;
}

export function useLabels(): Labels {
  const { t } = useTranslation();
  const { data } = useQuery(labelsQuery);
  return useMemo(() => {
    const all = shownLabels(t, data?.labels);
    return { all, of: (label) => all.find((one) => one.label === label), areAll: data !== undefined };
  }, [t, data]);
}

/** The person's custom labels. */
export const labelsQuery = queryOptions({
  queryKey: ['email', 'labels'] as const,
  queryFn: ({ signal }) => call(listMailLabels, {}, { signal }),
  staleTime: 30_000,
});
