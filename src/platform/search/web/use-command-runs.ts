import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Command, CommandContext, Given } from '#web/command.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useStable } from '#web/use-stable.ts';

export interface CommandRunsGiven {
  onLogOut: () => void;
  onDates: () => void;
}

interface CommandRuns {
  context: CommandContext;
  /** Does it once the dialog or the menu has closed and given the focus back, so that what opens may take it. */
  later: (run: () => unknown) => void;
}

/** What commands are run with, and the way to run them from what closes over them. */
export function useCommandRuns({ onLogOut, onDates }: CommandRunsGiven): CommandRuns {
  const { t } = useTranslation();
  const router = useRouter();
  const queryClient = useQueryClient();
  const stable = useStable({ onLogOut, onDates });
  return useMemo(() => {
    const go = (href: string) => void router.navigate({ href });
    return {
      context: { queryClient, t, go, logOut: stable.onLogOut, showDates: stable.onDates },
      later: (run) =>
        void setTimeout(() => {
          void (async () => run())().catch(() => toast({ tone: 'error', message: t('search.commandFailed') }));
        }),
    };
  }, [router, queryClient, t, stable]);
}

/** Goes where a command leads, or does what it does with what it was given. */
export function runCommand({ href, run }: Command, context: CommandContext, given: readonly Given[] = []): unknown {
  return href ? context.go(href) : run?.(context, given);
}
