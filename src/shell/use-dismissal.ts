import { type RefObject, useEffect } from 'react';

/** Closes open menu flyouts on navigation, on a press outside, and on Esc while focus is elsewhere. */
export function useDismissal(menu: RefObject<HTMLElement | null>, path: string, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page closes it.
  useEffect(close, [path]);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => !menu.current?.contains(target as Node) && close();
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && !menu.current?.contains(document.activeElement) && close();
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [menu, close]);
}
