import { type FormEvent, useEffect, useState } from 'react';
import { focusOverLimit } from '../focus-over-limit.ts';
import { useTranslation } from '../i18n.ts';
import { CharacterCount } from './character-count.tsx';

/** Never truncates text: shows a count near the limit and an error over it, and blocks submitting. The user decides what to remove. */
export function useLengthLimit(maxLength: number | undefined, value: unknown, initial: unknown) {
  const { t } = useTranslation();
  // For uncontrolled fields.
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
    // In the capture phase, before any form handles it.
    document.addEventListener('submit', refuse, { capture: true });
    return () => document.removeEventListener('submit', refuse, { capture: true });
  }, [isOver]);
  return {
    isOver,
    mark: { 'data-over-limit': isOver || undefined },
    error: isOver ? t('ui.characters.over', { count: used - maxLength }) : undefined,
    count: isNear ? <CharacterCount used={used} most={maxLength} /> : undefined,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.currentTarget.value.length),
  };
}

const lengthOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).length : 0);
