import { useCallback, useEffect, useState } from 'react';
import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { ApiError } from '#web/api-error.ts';
import { dueMovers } from '#web/due-mover.ts';
import { useTranslation } from '#web/i18n.ts';
import { loadQuietly } from '#web/load-quietly.ts';
import type { Overlay } from '../contract.ts';
import type { EventTimes } from './event-times.ts';
import { changeKinds, type overlaysQuery } from './queries.ts';

type DueViews = { overlays: ViewOf<ReturnType<typeof overlaysQuery>> };

const words: ActionWords = {
  failed: (t) => t('calendar.failed.change'),
  failureOf: (t, error) =>
    error instanceof ApiError && error.status === 404 ? { message: t('calendar.failed.dueGone'), isFinal: true } : undefined,
};

interface DueMoves {
  /** Whether the code for moving has loaded. */
  isReady: boolean;
  /** Resolves to whether the move succeeded. */
  move: (overlay: Overlay, times: EventTimes) => Promise<boolean>;
}

/**
 * Reschedules due items of other features through their own endpoints, optimistically and with undo.
 * @param isWanted whether there are due items
 */
export function useDueMoves(isWanted: boolean): DueMoves {
  const { t } = useTranslation();
  const [movers, setMovers] = useState<Awaited<ReturnType<typeof dueMovers.load>>>();
  const cards = useActions<DueViews>(changeKinds.card, words);
  const todos = useActions<DueViews>(changeKinds.todo, words);
  const isMissing = isWanted && !movers;
  useEffect(() => {
    if (isMissing) loadQuietly(dueMovers.load, setMovers);
  }, [isMissing]);
  const move = useCallback<DueMoves['move']>(
    async (overlay, times) => {
      const { kind, id, title, start: before } = overlay;
      const mover = movers?.[kind];
      const start = mover?.startAt(times, before) ?? before;
      if (!mover || start === before) return false;
      const { show, attempt, offerUndo } = kind === 'card' ? cards : todos;
      const failed = t('calendar.failed.dueMove', { title });
      const put = (to: string) => show({ rows: [id], look: lookOf(overlay, to), send: () => mover.send(id, to) });
      return attempt(async () => {
        await put(start);
        offerUndo(t('calendar.moved', { title }), () => put(before), undefined, failed);
      }, failed);
    },
    [t, movers, cards, todos],
  );
  return { isReady: movers !== undefined, move };
}

const lookOf = ({ kind, id }: Overlay, start: string): OptimisticUpdatesOf<DueViews> => ({
  overlays: (shown) => ({ ...shown, items: shown.items.map((one) => (one.kind === kind && one.id === id ? { ...one, start } : one)) }),
});
