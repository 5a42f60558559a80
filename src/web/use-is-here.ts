import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Returns a check whether the user is still on this page, so a late response doesn't navigate them back. They have left as soon as
 * the URL changes, although this page stays until the next one has loaded.
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
