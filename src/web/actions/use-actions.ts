import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Action as Right, Subject } from '#contract/endpoint.ts';
import { currentAbility } from '../ability.ts';
import { type TFunction, useTranslation } from '../i18n.ts';
import { toast } from '../toast.ts';
import type { Views } from './action-kind.ts';
import { commonFailure, type Failure } from './common-failure.ts';
import { type Actions, createActions } from './create-actions.ts';

/** What an area says of its actions; one object for all renders. */
export interface ActionWords {
  /** What it says when a change failed and nothing better is known. */
  failed: (t: TFunction) => string;
  /** What it knows better of some failures. */
  failureOf?: (t: TFunction, error: unknown) => Failure | undefined;
  /** Which right taking back needs, where others can do what cannot be taken back by all of them. */
  undoNeeds?: readonly [Right, Subject];
}

/**
 * The one way in which areas do things: shown at once over what is cached, sent in order for each row and in parts, rolled back with a
 * message that offers *Try again*, and undone when asked to. The cache itself is never written: `useShown` lays what is under way over it.
 */
export function useActions<V extends Views>(kind: string, words: ActionWords): Actions<V> {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => actionsFrom<V>({ queryClient, t }, kind, words), [queryClient, kind, words, t]);
}

/** The same for what is no component, such as a command of the palette. */
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
