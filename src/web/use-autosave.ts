import { useEffect, useRef, useState } from 'react';
import { onReconnect } from './connection.ts';
import { runSoon } from './settled.ts';
import type { SaveStatus } from './ui/save-note.tsx';
import { useStable } from './use-stable.ts';

/** Debounce delay before saving, in milliseconds. */
const debounceMs = 900;

interface Given<V> {
  /** From `useDraftForm`. */
  form: { values: V; isChanged: boolean; isSending: boolean; conflict: unknown };
  /** Whether the fields can be saved; a title being rewritten may be empty for a moment. */
  isReady: boolean;
  /** Saves the changes. Returns whether it succeeded. */
  save: () => Promise<boolean>;
  /** Called when the form unmounts with unsaved changes. */
  leave: () => void;
}

/**
 * Autosaves a form: after typing pauses, when the server is reachable again, and on close. A failed save
 * is retried with the next change or on demand.
 */
export function useAutosave<V>({ form, isReady, save, leave }: Given<V>): { status: SaveStatus; saveNow: () => void } {
  const { values, isChanged, isSending, conflict } = form;
  const [last, setLast] = useState<SaveStatus>('idle');
  const tried = useRef<V>(undefined);
  // A ref, because it must be known before the next render: a blur may trigger a save twice.
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
    return runSoon(() => void run.save(), debounceMs);
  }, [canSave, values, run]);
  useEffect(() => onReconnect(() => void run.save()), [run]);
  useEffect(() => () => void run.leave(), [run]);
  // A failed save may be settled by now, when the user resolved the conflict elsewhere.
  const settled = last === 'failed' && !isChanged ? 'saved' : last;
  return { status: isSending ? 'saving' : settled, saveNow: () => void run.save() };
}
