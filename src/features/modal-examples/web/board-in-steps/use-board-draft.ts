import { useEffect, useState } from 'react';
import { keepDraft, keptDraft } from '#web/draft-storage.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { atStep, type BoardDraft, type ColumnSet, columnSets, columnsOf } from './board-draft.ts';

const storageKey = 'atrium.boardInSteps.draft';

/** Returns a column set in the user's language. */
export function wordedColumns(t: TFunction, columnSet: ColumnSet): BoardDraft['columns'] {
  return columnsOf(columnSets[columnSet].map((key) => t(`modalExamples.steps.column.${key}`)));
}

/** The board draft, stored in this tab, so a reload or closing doesn't lose it. */
export function useBoardDraft() {
  const { t } = useTranslation();
  // Another user who signs in here doesn't see it.
  const draftKey = useSession()?.email ?? '';
  const begin = (): BoardDraft => ({
    ...{ step: 'details', name: '', columnSet: 'work', visibility: 'company', memberIds: [] },
    columns: wordedColumns(t, 'work'),
  });
  const [draft, setDraft] = useState<BoardDraft>(() => {
    const kept = keptDraft<BoardDraft>(storageKey, draftKey)?.values;
    return kept ? atStep(kept, kept.step) : begin();
  });
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    keepDraft(storageKey, isKept ? { key: draftKey, values: draft, base: draft, version: 0 } : null);
  }, [draft, isKept, draftKey]);
  return {
    draft,
    change: (part: Partial<BoardDraft>) => setDraft((now) => ({ ...now, ...part })),
    goTo: (step: BoardDraft['step']) => setDraft((now) => atStep(now, step)),
    startAnew: () => setDraft(begin()),
    /** Called after the board is created. */
    forget: () => setKept(false),
  };
}
