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
  /** Runs after the dialog or menu has closed and restored focus, so what opens next can take it. */
  later: (run: () => unknown) => void;
}

/** Context for running commands, and a function to run them from a closing dialog or menu. */
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

/** Navigates to a command's target, or runs it with its arguments. */
export function runCommand({ href, run }: Command, context: CommandContext, given: readonly Given[] = []): unknown {
  return href ? context.go(href) : run?.(context, given);
}
