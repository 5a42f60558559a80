import { type FormEvent, useEffect, useState } from 'react';
import { focusOverLimit } from '../focus-over-limit.ts';
import { useTranslation } from '../i18n.ts';
import { CharacterCount } from './character-count.tsx';

/** A text is never cut: near its limit it is counted, over it is an error, and its form is not sent. Whoever writes decides what goes. */
export function useLengthLimit(maxLength: number | undefined, value: unknown, initial: unknown) {
  const { t } = useTranslation();
  // Of a field that keeps its text itself.
  const [typed, setTyped] = useState(lengthOf(initial));
  const used = value === undefined ? typed : lengthOf(value);
  const isNear = maxLength !== undefined && used > maxLength * 0.9;
  const isOver = maxLength !== undefined && used > maxLength;
  useEffect(() => {
    if (!isOver) return;
    const refuse = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLElement && focusOverLimit(event.target))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Before any form hears of it.
    document.addEventListener('submit', refuse, { capture: true });
    return () => document.removeEventListener('submit', refuse, { capture: true });
  }, [isOver]);
  return {
    isOver,
    /** For the field itself. */
    mark: { 'data-over-limit': isOver || undefined },
    error: isOver ? t('ui.characters.over', { count: used - maxLength }) : undefined,
    count: isNear ? <CharacterCount used={used} most={maxLength} /> : undefined,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.currentTarget.value.length),
  };
}

const lengthOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).length : 0);
