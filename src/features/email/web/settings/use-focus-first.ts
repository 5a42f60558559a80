import { type RefObject, useEffect } from 'react';

/** Brings the cursor to the first line of a form when it opens; not on a touch screen, where the keyboard would cover the page. */
export function useFocusFirst(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
  }, [form]);
}
