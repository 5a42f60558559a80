import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { runSoon } from '#web/settled.ts';
import { taskQuery } from '../board-queries.ts';
import { changeTask } from './change-task.ts';
import { keepDraft, readDraft, useDraft } from './drafts.ts';

type TextField = 'title' | 'description';

const draftName = (id: number, field: TextField) => `${id} ${field}`;

/** Somebody else changed the same text meanwhile. */
class Differs extends Error {
  readonly theirs: string;
  constructor(theirs: string) {
    super('The text was changed meanwhile');
    this.theirs = theirs;
  }
}

/** The text as the server has it, which cleans what it is sent. */
function savedText(queryClient: QueryClient, id: number, field: TextField): string | undefined {
  return queryClient.getQueryData(taskQuery(id).queryKey)?.task[field];
}

/**
 * Saves what was typed into a text of a card. When somebody else has changed the same text meanwhile, the draft says so and holds both;
 * when it fails, the draft stays.
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
        if (task[field] !== base && task[field] !== text) throw new Differs(task[field]);
        return { [field]: text };
      },
      shown: (task) => ({ ...task, [field]: text }),
    });
    const now = readDraft(name);
    if (!now || now.text === text) return keepDraft(name, undefined);
    // More was typed while it was on its way.
    keepDraft(name, { text: now.text, base: savedText(queryClient, id, field) ?? text, state: 'typing' });
    await saveText(queryClient, id, field);
  } catch (error) {
    const now = readDraft(name) ?? draft;
    if (error instanceof Differs) keepDraft(name, { ...now, state: 'conflict', theirs: error.theirs });
    // Also of a card that was deleted meanwhile, which may be restored.
    else keepDraft(name, { ...now, state: 'failed' });
  }
}

/** Goes on with one's own text over theirs, or with theirs. */
async function settleText(queryClient: QueryClient, id: number, field: TextField, keep: 'mine' | 'theirs'): Promise<void> {
  const name = draftName(id, field);
  const draft = readDraft(name);
  if (draft?.theirs === undefined) return;
  if (keep === 'theirs') return keepDraft(name, undefined);
  keepDraft(name, { text: draft.text, base: draft.theirs, state: 'typing' });
  await saveText(queryClient, id, field);
}

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
