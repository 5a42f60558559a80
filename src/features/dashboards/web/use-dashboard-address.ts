import { useRouter } from '@tanstack/react-router';
import { useStable } from '#web/use-stable.ts';

/** Changes what the address says of a dashboard; what is empty is left out. */
export function useDashboardAddress(): { choose: (wanted: Readonly<Record<string, string>>) => void } {
  const router = useRouter();
  return useStable({
    choose(wanted: Readonly<Record<string, string>>) {
      const { pathname, search } = router.history.location;
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(wanted)) value === '' ? query.delete(name) : query.set(name, value);
      void router.navigate({ href: query.size > 0 ? `${pathname}?${query}` : pathname, resetScroll: false });
    },
  });
}
