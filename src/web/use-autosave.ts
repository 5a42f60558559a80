import { useEffect, useRef, useState } from 'react';
import { onReconnect } from './connection.ts';
import { runSoon } from './settled.ts';
import type { SaveStatus } from './ui/save-note.tsx';
import { useStable } from './use-stable.ts';

/** How long typing must rest until it is saved, in milliseconds. */
const restMs = 900;

interface Given<V> {
  /** Of `useKeptForm`. */
  form: { values: V; isChanged: boolean; isSending: boolean; conflict: unknown };
  /** Whether what is in the fields can be saved: a title that is being written anew is empty for a moment. */
  isReady: boolean;
  /** Sends what was changed; answers whether it went through. */
  save: () => Promise<boolean>;
  /** Is told when the form goes away with something that is not saved. */
  leave: () => void;
}

/**
 * Saves a form without anybody saying so: when typing rests, when the server can be reached again, and when it is closed. What failed
 * is tried again with the next change, or when asked to.
 */
export function useAutosave<V>({ form, isReady, save, leave }: Given<V>): { status: SaveStatus; saveNow: () => void } {
  const { values, isChanged, isSending, conflict } = form;
  const [last, setLast] = useState<SaveStatus>('idle');
  const tried = useRef<V>(undefined);
  // Known before the next render: leaving a field may say twice that it is to be saved.
  const isRunning = useRef(false);
  const canSave = isChanged && isReady && !isSending && !conflict;
  const run = useStable({
    save: async () => {
      if (!canSave || isRunning.current) return;
      isRunning.current = true;
      tried.current = values;
      setLast((await save()) ? 'saved' : 'failed');
      isRunning.current = false;
    },
    leave: () => isChanged && !conflict && leave(),
  });
  useEffect(() => {
    if (!canSave || tried.current === values) return;
    return runSoon(() => void run.save(), restMs);
  }, [canSave, values, run]);
  useEffect(() => onReconnect(() => void run.save()), [run]);
  useEffect(() => () => void run.leave(), [run]);
  // What was not saved may be by now: whoever chose between two versions has said so elsewhere.
  const settled = last === 'failed' && !isChanged ? 'saved' : last;
  return { status: isSending ? 'saving' : settled, saveNow: () => void run.save() };
}
