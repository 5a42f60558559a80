import { type RefObject, useEffect } from 'react';

/** What stays of the mail above the newest, in pixels. */
const gap = 12;
/** What a person does who goes elsewhere. */
const leaving = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Begins a conversation at its newest mail, whose head stays on top while what comes later moves it, until the person goes elsewhere.
 * @param newest within the conversation, as it is when that is opened
 */
export function useNewestOnTop(scroller: RefObject<HTMLElement | null>, conversation: RefObject<HTMLElement | null>, newest: string): void {
  useEffect(() => {
    const box = scroller.current;
    const head = conversation.current?.querySelector(newest);
    if (!box || !head || !conversation.current) return;
    let at = box.scrollTop;
    const observer = new ResizeObserver(() => {
      box.scrollTop += head.getBoundingClientRect().top - box.getBoundingClientRect().top - gap;
      at = box.scrollTop;
    });
    const leave = () => observer.disconnect();
    const onScroll = () => {
      if (Math.abs(box.scrollTop - at) > 1) leave();
    };
    observer.observe(conversation.current);
    for (const name of leaving) box.addEventListener(name, leave, { passive: true });
    box.addEventListener('scroll', onScroll);
    return () => {
      leave();
      for (const name of leaving) box.removeEventListener(name, leave);
      box.removeEventListener('scroll', onScroll);
    };
  }, [scroller, conversation, newest]);
}
