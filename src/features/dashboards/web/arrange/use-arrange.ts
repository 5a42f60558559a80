import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { rowOfSteps } from '#web/actions/steps.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import type { Choice } from '../../arranged.ts';
import { arrangeDashboard, resetDashboard, setStart } from '../../arrangement-contract.ts';
import type { Arrangement, DashboardName } from '../../contract.ts';
import { type DashboardAnswer, type dashboardQuery, pagesKey } from '../dashboard-query.ts';

type Pages = { page: ViewOf<ReturnType<typeof dashboardQuery>> };

const words: ActionWords = {
  failed: (t) => t('dashboards.arrange.failed'),
  failureOf: (t, error) =>
    error instanceof ApiError && error.status === 409 ? { message: t('dashboards.arrange.changed'), isFinal: true } : undefined,
};

export interface Arrange {
  /** Applies and saves a layout; changes in quick succession share one Undo. */
  keep: (before: Choice, after: Choice, said: string) => void;
  reset: (before: Choice) => Promise<void>;
  setStart: (choice: Choice) => Promise<void>;
}

/** Changes to a dashboard's layout: applied optimistically, saved in sequence, and undoable. */
export function useArrange(name: DashboardName): Arrange {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { show, attempt, offerUndo, undoLabel } = useActions<Pages>('dashboard', words);
  return useMemo(() => {
    const step = rowOfSteps({ attempt, undoLabel });
    let newest: Choice | undefined;
    // The latest versions from the server; a cached page response may be older.
    let last = { version: 0, startVersion: 0 };
    const known = (of: keyof typeof last) =>
      queryClient
        .getQueriesData<DashboardAnswer>({ queryKey: pagesKey })
        .reduce((most, [key, data]) => (nameIn(key) === name ? Math.max(most, data?.arrangement?.[of] ?? 0) : most), last[of]);
    const look = (arrangement: Partial<Arrangement>) => ({
      page: (answer: DashboardAnswer, key: readonly unknown[]) =>
        nameIn(key) === name && answer.arrangement ? { ...answer, arrangement: { ...answer.arrangement, ...arrangement } } : answer,
    });
    const changing = async <A extends { arrangement: Arrangement }>(send: () => Promise<A>): Promise<A> => {
      try {
        const answer = await send();
        last = answer.arrangement;
        return answer;
      } catch (error) {
        last = { version: 0, startVersion: 0 };
        throw error;
      }
    };
    const put = (choice: Choice) => {
      newest = choice;
      return show({
        rows: [name],
        look: look({ cards: [...choice.cards], hidden: [...choice.hidden], isOwn: true }),
        async send() {
          // A later change includes this one and is saved next.
          if (newest !== choice) return;
          const { cards, hidden } = choice;
          const body = { name, version: known('version'), cards: [...cards], hidden: [...hidden] };
          await changing(() => call(arrangeDashboard, { body }));
        },
      });
    };
    const putStart = (choice: Choice | null) =>
      show({
        rows: [name],
        send: () =>
          changing(() =>
            call(setStart, {
              body: {
                name,
                version: known('startVersion'),
                choice: choice && { cards: [...choice.cards], hidden: [...choice.hidden] },
              },
            }),
          ),
      });
    return {
      keep(before, after, said) {
        void step(name, true, async () => ((await attempt(() => put(after))) ? { said, takeBack: () => put(before) } : undefined));
      },
      async reset(before) {
        newest = undefined;
        const isDone = await attempt(() =>
          show({
            rows: [name],
            send: () => changing(() => call(resetDashboard, { query: { name, version: known('version') } })),
            settled: ({ arrangement }) => look(arrangement),
          }),
        );
        if (isDone) offerUndo(t('dashboards.arrange.done.reset'), () => put(before), 'success');
      },
      async setStart(choice) {
        let before: Choice | null = null;
        const isDone = await attempt(async () => {
          before = (await putStart(choice)).before;
        });
        if (isDone) offerUndo(t('dashboards.arrange.done.start'), () => putStart(before), 'success');
      },
    };
  }, [name, t, queryClient, show, attempt, offerUndo, undoLabel]);
}

const nameIn = (key: readonly unknown[]) => (key[2] as { name?: string } | undefined)?.name;
