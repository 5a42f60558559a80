import { useEffect, useState } from 'react';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { keepDraft, keptDraft } from '#web/kept-draft.ts';
import { useSession } from '#web/session-store.ts';
import { atStep, type BoardDraft, type ColumnSet, columnSets, columnsOf } from './board-draft.ts';

const storageKey = 'atrium.boardInSteps.draft';

/** The columns of a set, in the person's language. */
export function wordedColumns(t: TFunction, columnSet: ColumnSet): BoardDraft['columns'] {
  return columnsOf(columnSets[columnSet].map((key) => t(`modalExamples.steps.column.${key}`)));
}

/** The board that somebody is making: kept for them in this tab, so that neither a reload nor closing loses it. */
export function useBoardDraft() {
  const { t } = useTranslation();
  // Whoever signs in here next sees none of it.
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
    /** Of one that was made. */
    forget: () => setKept(false),
  };
}
