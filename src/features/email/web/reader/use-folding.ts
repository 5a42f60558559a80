import { type RefObject, useEffect, useState } from 'react';

const folds = 'li > details';

interface Folding {
  /** Whether any mail of the conversation is folded. */
  hasFolded: boolean;
  /** Opens all of them, or folds all but the newest. */
  toggle: () => void;
}

/** How the mails of a conversation stand: each opens and folds by itself, and all of them together. */
export function useFolding(conversation: RefObject<HTMLElement | null>): Folding {
  const [hasFolded, setHasFolded] = useState(false);
  useEffect(() => {
    const box = conversation.current;
    if (!box) return;
    const look = () => setHasFolded(box.querySelector(`${folds}:not([open])`) !== null);
    look();
    // The mails come when their code is there; the event of one that stands open from the first is over by then.
    const watcher = new MutationObserver(look);
    watcher.observe(box, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => watcher.disconnect();
  }, [conversation]);
  const toggle = () => {
    for (const one of conversation.current?.querySelectorAll<HTMLDetailsElement>(folds) ?? [])
      one.open = hasFolded || one.hasAttribute('data-newest');
  };
  return { hasFolded, toggle };
}
