import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Whether who asked is still on the page: who has gone on while an answer was under way is not led back by it. They have gone on as soon as the
 * address is another one; what it leads to may still be loading, and this page stays until it has come.
 */
export function useIsHere(): () => boolean {
  const { history } = useRouter();
  const own = useRef<string>(undefined);
  const pathname = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  useEffect(() => {
    own.current = pathname;
    return () => {
      own.current = undefined;
    };
  }, [pathname]);
  return () => own.current === history.location.pathname;
}
