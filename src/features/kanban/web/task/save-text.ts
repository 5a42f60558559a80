import type { QueryClient } from '@tanstack/react-query';
import { taskQuery } from '../board-queries.ts';
import { changeTask } from './change-task.ts';
import { keepDraft, readDraft } from './drafts.ts';

export type TextField = 'title' | 'description';

export const draftName = (id: number, field: TextField) => `${id} ${field}`;

/** Somebody else changed the same text meanwhile. */
class Differs extends Error {
  readonly theirs: string;
  constructor(theirs: string) {
    super('The text was changed meanwhile');
    this.theirs = theirs;
  }
}

/** The text as the server has it, which cleans what it is sent. */
export function savedText(queryClient: QueryClient, id: number, field: TextField): string | undefined {
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
export async function settleText(queryClient: QueryClient, id: number, field: TextField, keep: 'mine' | 'theirs'): Promise<void> {
  const name = draftName(id, field);
  const draft = readDraft(name);
  if (draft?.theirs === undefined) return;
  if (keep === 'theirs') return keepDraft(name, undefined);
  keepDraft(name, { text: draft.text, base: draft.theirs, state: 'typing' });
  await saveText(queryClient, id, field);
}
