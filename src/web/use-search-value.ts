import { useRouter, useSearch } from '@tanstack/react-router';
import { useStable } from './use-stable.ts';

/** One query param, such as the open drawer, and its setter; undefined removes it. */
export function useSearchValue(name: string): [value: string | undefined, set: (value: string | undefined) => void] {
  const router = useRouter();
  const asked = (useSearch({ strict: false }) as Record<string, unknown>)[name];
  const { set } = useStable({
    set: (value: string | undefined) => {
      // The latest URL, which may be ahead of the rendered one.
      const { pathname, search } = router.history.location;
      const query = new URLSearchParams(search);
      if (value === undefined) query.delete(name);
      else query.set(name, value);
      const address = query.size > 0 ? `${pathname}?${query}` : pathname;
      if (address !== `${pathname}${search}`) void router.navigate({ href: address, resetScroll: false });
    },
  });
  return [asked === undefined || asked === null ? undefined : String(asked), set];
}
