import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SetIcon } from './find-icons.ts';

const forever = { staleTime: Infinity, gcTime: Infinity } as const;

/** The names of the set (20 KB), loaded by the page that shows them. */
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

/** Synonyms for searching icons (70 KB), loaded on the first search. */
export function useIconWords(isWanted: boolean): readonly string[] | undefined {
  return useQuery({ queryKey: ['icon-words'], queryFn: () => import('virtual:icon-words'), enabled: isWanted, ...forever }).data?.words;
}

/** Paths of the visible icons, loaded in chunks of 4 KB. */
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
