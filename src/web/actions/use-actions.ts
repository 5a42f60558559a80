import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Action as Right, Subject } from '#contract/endpoint.ts';
import { currentAbility } from '../ability.ts';
import { type TFunction, useTranslation } from '../i18n.ts';
import { toast } from '../toast.ts';
import type { Views } from './action-kind.ts';
import { commonFailure, type Failure } from './common-failure.ts';
import { type Actions, createActions } from './create-actions.ts';

/** An area's texts for its actions. Must be the same object across renders. */
export interface ActionWords {
  /** The default error message. */
  failed: (t: TFunction) => string;
  /** More specific messages for some failures. */
  failureOf?: (t: TFunction, error: unknown) => Failure | undefined;
  /** The permission required to undo, when some people can perform an action but not undo it. */
  undoNeeds?: readonly [Right, Subject];
}

/**
 * How areas perform actions: optimistic over the cache, sent in order per row and in batches, rolled back with a *Try again* toast on
 * failure, and undoable. It never writes to the cache; `useShown` applies pending changes on read.
 */
export function useActions<V extends Views>(kind: string, words: ActionWords): Actions<V> {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => actionsFrom<V>({ queryClient, t }, kind, words), [queryClient, kind, words, t]);
}

/** Like `useActions`, for code outside components such as palette commands. */
export function actionsFrom<V extends Views>({ queryClient, t }: Surroundings, kind: string, words: ActionWords): Actions<V> {
  return createActions<V>({
    queryClient,
    kind,
    say: toast,
    failureOf: (error, failed) => words.failureOf?.(t, error) ?? commonFailure(t, error, failed ?? words.failed(t)),
    mayUndo: () => !words.undoNeeds || currentAbility().can(...words.undoNeeds),
    texts: {
      undo: t('common.undo'),
      tryAgain: t('ui.tryAgain'),
      partlyDone: (done, total) => t('ui.partlyDone', { done, total }),
    },
  });
}

interface Surroundings {
  queryClient: QueryClient;
  t: TFunction;
}
