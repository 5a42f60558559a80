import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { runSoon } from '#web/settled.ts';
import { keepDraft, readDraft, useDraft } from './drafts.ts';
import { draftName, savedText, saveText, settleText, type TextField } from './save-text.ts';

/** How long typing must rest until it is saved, in milliseconds. */
const restMs = 900;

/** A text of a card that saves itself: when typing rests, when it is left and when the card is closed. */
export function useSavedText(id: number, field: TextField, value: string) {
  const queryClient = useQueryClient();
  const name = draftName(id, field);
  const draft = useDraft(name);
  const cancel = useRef<() => void>(undefined);
  const save = useCallback(() => {
    cancel.current?.();
    void saveText(queryClient, id, field);
  }, [queryClient, id, field]);
  useEffect(() => save, [save]);
  return {
    text: draft?.text ?? value,
    draft,
    save,
    setText: (text: string) => {
      const now = readDraft(name);
      keepDraft(name, { base: savedText(queryClient, id, field) ?? value, state: 'typing', ...now, text });
      cancel.current?.();
      cancel.current = runSoon(save, restMs);
    },
    retry: () => {
      const now = readDraft(name);
      if (now) keepDraft(name, { ...now, state: 'typing' });
      save();
    },
    settle: (keep: 'mine' | 'theirs') => void settleText(queryClient, id, field, keep),
  };
}
