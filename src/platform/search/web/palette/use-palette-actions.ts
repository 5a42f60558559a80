import { useEffect, useMemo, useState } from 'react';
import type { Command, CommandContext, Given } from '#web/command.ts';
import { type TFunction, translationIn, useTranslation } from '#web/i18n.ts';
import { loadQuietly } from '#web/load-quietly.ts';
import { readSession } from '#web/session-store.ts';
import { useStable } from '#web/use-stable.ts';
import { keepRecent, type Recent } from '../find/recents.ts';
import { type CommandRunsGiven, runCommand, useCommandRuns } from '../use-command-runs.ts';

export interface PaletteGiven extends CommandRunsGiven {
  onClose: () => void;
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
  const all = useLanguages(t);
  const { context, later } = useCommandRuns({ onLogOut, onDates });
  const stable = useStable({ onClose, onAsk });
  return useMemo(() => {
    const after = (run: () => unknown) => {
      stable.onClose();
      later(run);
    };
    return {
      t,
      languages: all,
      context,
      after,
      open(href, recent) {
        const eid = readSession()?.userData.eid;
        if (recent && eid) keepRecent(eid, recent);
        after(() => context.go(href));
      },
      begin(command, given = []) {
        if (command.steps?.[given.length]) return stable.onAsk(command, given);
        after(() => runCommand(command, context, given));
      },
    };
  }, [t, all, context, later, stable]);
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
