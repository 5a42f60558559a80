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

/** Actions of the palette; `onAsk` is called with a command that needs more arguments. */
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

/** Namespaces with the names of pages and commands. */
const named = ['base', 'commands'];

/** Translations in the user's language, and in English, as many know things by their English names. */
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

/** Actions of palette items. */
export interface PaletteActions {
  t: TFunction;
  /** Translations in the user's language and English; queries may be in either. */
  languages: readonly [TFunction, TFunction];
  open: (href: string, recent?: Recent) => void;
  /** Runs a command, or asks for its missing arguments. */
  begin: (command: Command, given?: readonly Given[]) => void;
  /** Closes the palette, then runs the action. */
  after: (run: () => void) => void;
}
