import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OpenEmail } from '../../contract.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { openCompose } from '../compose/windows/compose-store.ts';
import { newestOf } from './conversation-of.ts';

/** Begins the answer that an address asks for, once, at the newest mail of the conversation; the address is then that of the mail. */
export function useAskedAnswer(mail: OpenEmail | undefined): void {
  const router = useRouter();
  const mayWrite = useMayWrite();
  const { answer } = useSearch({ strict: false }) as { answer?: unknown };
  const isAsked = answer === 'reply' && mayWrite;
  const begun = useRef(false);
  useEffect(() => {
    if (!isAsked || !mail || begun.current) return;
    begun.current = true;
    const { pathname, search } = router.history.location;
    const query = new URLSearchParams(search);
    query.delete('answer');
    router.history.replace(query.size > 0 ? `${pathname}?${query}` : pathname);
    openCompose({ kind: 'reply', mail: newestOf(mail) });
  }, [isAsked, mail, router]);
}
