import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { runSoon } from '#web/settled.ts';
import { taskQuery } from '../board-queries.ts';
import { changeTask } from './change-task.ts';
import { keepDraft, readDraft, useDraft } from './drafts.ts';

type TextField = 'title' | 'description';

const draftName = (id: number, field: TextField) => `${id} ${field}`;

/** Someone else changed the same text in the meantime. */
class TextConflictError extends Error {
  readonly theirs: string;
  constructor(theirs: string) {
    super('The text was changed meanwhile');
    this.theirs = theirs;
  }
}

/** Returns the text as stored by the server, which sanitizes it. */
function savedText(queryClient: QueryClient, id: number, field: TextField): string | undefined {
  return queryClient.getQueryData(taskQuery(id).queryKey)?.task[field];
}

/**
 * Saves a text field of a card. If someone else changed the same text, the draft becomes a conflict that holds both versions;
 * if saving fails, the draft is kept.
 */
export async function saveText(queryClient: QueryClient, id: number, field: TextField): Promise<void> {
  const name = draftName(id, field);
  const draft = readDraft(name);
  if (!draft || draft.state === 'saving' || draft.state === 'conflict') return;
  const { text, base } = draft;
  if (text === base || (field === 'title' && !text.trim())) return keepDraft(name, undefined);
  keepDraft(name, { ...draft, state: 'saving' });
  try {
    await changeTask(queryClient, id, {
      patch: (task) => {
        if (task[field] !== base && task[field] !== text) throw new TextConflictError(task[field]);
        return { [field]: text };
      },
      shown: (task) => ({ ...task, [field]: text }),
    });
    const now = readDraft(name);
    if (!now || now.text === text) return keepDraft(name, undefined);
    // More was typed during the request.
    keepDraft(name, { text: now.text, base: savedText(queryClient, id, field) ?? text, state: 'typing' });
    await saveText(queryClient, id, field);
  } catch (error) {
    const now = readDraft(name) ?? draft;
    if (error instanceof TextConflictError) keepDraft(name, { ...now, state: 'conflict', theirs: error.theirs });
    // Also for a card deleted in the meantime, since it can be restored.
    else keepDraft(name, { ...now, state: 'failed' });
  }
}

/** Resolves a conflict with either the user's version or the other one. */
async function settleText(queryClient: QueryClient, id: number, field: TextField, keep: 'mine' | 'theirs'): Promise<void> {
  const name = draftName(id, field);
  const draft = readDraft(name);
  if (draft?.theirs === undefined) return;
  if (keep === 'theirs') return keepDraft(name, undefined);
  keepDraft(name, { text: draft.text, base: draft.theirs, state: 'typing' });
  await saveText(queryClient, id, field);
}

/** Debounce delay before typing is saved, in milliseconds. */
const debounceMs = 900;

/** A card's text field that saves automatically: after a pause in typing, on blur, and when the card is closed. */
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
      cancel.current = runSoon(save, debounceMs);
    },
    retry: () => {
      const now = readDraft(name);
      if (now) keepDraft(name, { ...now, state: 'typing' });
      save();
    },
    settle: (keep: 'mine' | 'theirs') => void settleText(queryClient, id, field, keep),
  };
}
