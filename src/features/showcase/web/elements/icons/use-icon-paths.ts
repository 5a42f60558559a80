import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SetIcon } from './find-icons.ts';

const forever = { staleTime: Infinity, gcTime: Infinity } as const;

/** The names of the set: 20 KB, asked for by the page that shows it. */
export function useIconSet() {
  const query = useQuery({ queryKey: ['icon-set'], queryFn: () => import('virtual:icon-set'), ...forever });
  const groups = query.data?.groups;
  const icons = useMemo(
    () =>
      groups
        ?.flatMap(({ category, isFilled, names }) => names.map((name) => ({ name, category, isFilled })))
        .map((icon, at): SetIcon => ({ ...icon, at })),
    [groups],
  );
  return { ...query, icons };
}

/** By which other words icons are found: 70 KB, once somebody searches. */
export function useIconWords(isWanted: boolean): readonly string[] | undefined {
  return useQuery({ queryKey: ['icon-words'], queryFn: () => import('virtual:icon-words'), enabled: isWanted, ...forever }).data?.words;
}

/** What the icons in sight are drawn by: the parts that they are in are loaded, 4 KB each. */
export function useIconPaths(icons: readonly SetIcon[]): (icon: SetIcon) => string | undefined {
  const { data: set } = useIconSet();
  const inPart = set?.inPart ?? 1;
  const wanted = [...new Set(icons.map(({ at }) => Math.floor(at / inPart)))];
  const answers = useQueries({
    queries: wanted.map((part) => ({
      queryKey: ['icon-part', part],
      queryFn: async () => (await set?.parts[part]?.())?.paths ?? [],
      enabled: set !== undefined,
      ...forever,
    })),
  });
  return ({ at }) => answers[wanted.indexOf(Math.floor(at / inPart))]?.data?.[at % inPart];
}
