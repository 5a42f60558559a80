import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { Command, CommandContext, Given } from '#web/command.ts';
import { type TFunction, translationIn, useTranslation } from '#web/i18n.ts';
import { loadQuietly } from '#web/load-quietly.ts';
import { readSession } from '#web/session-store.ts';
import { toast } from '#web/toast.ts';
import { useStable } from '#web/use-stable.ts';
import { keepRecent, type Recent } from '../find/recents.ts';

export interface PaletteGiven {
  onClose: () => void;
  onLogOut: () => void;
  onDates: () => void;
}

interface Ways extends PaletteActions {
  context: CommandContext;
}

/** What the lines of the palette do; `onAsk` is told of a command that needs more than it was given. */
export function usePaletteActions(
  { onClose, onLogOut, onDates }: PaletteGiven,
  onAsk: (command: Command, given: readonly Given[]) => void,
): Ways {
  const { t } = useTranslation();
  const router = useRouter();
  const queryClient = useQueryClient();
  const all = useLanguages(t);
  const stable = useStable({ onClose, onLogOut, onDates, onAsk });
  return useMemo(() => {
    const go = (href: string) => void router.navigate({ href });
    const context: CommandContext = { queryClient, t, go, logOut: stable.onLogOut, showDates: stable.onDates };
    const after = (run: () => unknown) => {
      stable.onClose();
      // The dialog has left by then and given the focus back, and whatever opens may take it.
      setTimeout(() => {
        void (async () => run())().catch(() => toast({ tone: 'error', message: t('search.commandFailed') }));
      });
    };
    return {
      t,
      languages: all,
      context,
      after,
      open(href, recent) {
        const eid = readSession()?.userData.eid;
        if (recent && eid) keepRecent(eid, recent);
        after(() => go(href));
      },
      begin(command, given = []) {
        if (command.steps?.[given.length]) return stable.onAsk(command, given);
        const { href, run } = command;
        after(() => (href ? go(href) : run?.(context, given)));
      },
    };
  }, [router, queryClient, t, all, stable]);
}

/** The areas whose texts name what the palette finds: pages, and commands. */
const named = ['base', 'commands'];

/** The texts in the reader's language, and in English, by which many know a thing. */
function useLanguages(t: TFunction): readonly [TFunction, TFunction] {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [english, setEnglish] = useState<TFunction>();
  useEffect(() => {
    if (language === 'en') return;
    loadQuietly(
      () => translationIn('en', named),
      (loaded) => setEnglish(() => loaded.t),
    );
  }, [language]);
  return useMemo(() => [t, english ?? t], [t, english]);
}

/** What the lines of the palette do. */
export interface PaletteActions {
  t: TFunction;
  /** The texts in the reader's language, and in English: what is typed may be a word of either. */
  languages: readonly [TFunction, TFunction];
  open: (href: string, recent?: Recent) => void;
  /** Runs a command, or asks for what it needs beside what it was given. */
  begin: (command: Command, given?: readonly Given[]) => void;
  /** Closes the palette, then does it. */
  after: (run: () => void) => void;
}
