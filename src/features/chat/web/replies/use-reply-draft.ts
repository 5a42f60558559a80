import { useState } from 'react';
import { browserStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session-store.ts';
import type { Draft } from '../composer/use-draft.ts';

/** What is typed as a reply to a message; this browser keeps it. */
export function useReplyDraft(rootId: number): Draft {
  const key = `chatReply:${readSession()?.userData.eid}:${rootId}`;
  const [text, show] = useState(() => browserStorage.getItem(key) ?? '');
  const setText = (typed: string) => {
    show(typed);
    if (typed.trim()) browserStorage.setItem(key, typed);
    else browserStorage.removeItem(key);
  };
  return { text, setText, clear: () => setText('') };
}
