import { type FormEvent, useState } from 'react';
import { useTranslation } from '../i18n.ts';
import { CharacterCount } from './character-count.tsx';

/** A text is never cut: near its limit it is counted, over it is an error, and whoever writes decides what goes. */
export function useLengthLimit(maxLength: number | undefined, value: unknown, initial: unknown) {
  const { t } = useTranslation();
  // Of a field that keeps its text itself.
  const [typed, setTyped] = useState(lengthOf(initial));
  const used = value === undefined ? typed : lengthOf(value);
  const isNear = maxLength !== undefined && used > maxLength * 0.9;
  const isOver = maxLength !== undefined && used > maxLength;
  return {
    isOver,
    error: isOver ? t('ui.characters.over', { count: used - maxLength }) : undefined,
    count: isNear ? <CharacterCount used={used} most={maxLength} /> : undefined,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.currentTarget.value.length),
  };
}

const lengthOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).length : 0);
