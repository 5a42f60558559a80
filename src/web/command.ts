import type { Icon } from '@tabler/icons-react';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TFunction } from './i18n.ts';
import type { Need } from './page-table.ts';

/** What a command was given for one of its steps: a record, one of some choices, or a text (whose id it is itself). */
export interface Given {
  readonly id: number | string;
  readonly title: string;
  readonly detail?: string;
  readonly path?: string;
}

/** What a command is run with. */
export interface CommandContext {
  readonly queryClient: QueryClient;
  readonly t: TFunction;
  readonly go: (href: string) => void;
  readonly logOut: () => void;
  /** Asks how dates are to be written. */
  readonly showDates: () => void;
}

interface StepWords {
  /** What is asked for: a key of texts. */
  readonly label: string;
}

/** What a command asks for before it runs. */
export type CommandStep = StepWords &
  (
    | {
        readonly is: 'record';
        /** A kind of what the search finds, as `in:` names it. */
        readonly kind: string;
      }
    | { readonly is: 'text' }
    | { readonly is: 'choice'; readonly options: (context: CommandContext, given: readonly Given[]) => Promise<readonly Given[]> }
  );

/** Something that the palette can do, listed by its area in `web/commands.ts`. */
export interface Command {
  /** The area and what it does: `invoice:addFor`. */
  readonly id: string;
  /** A key of texts. What is asked for stands as `…` at its end or within it: what is typed after the words before is taken for it. */
  readonly label: string;
  /** A key of texts: other words that people look for it by, with commas between them. */
  readonly words?: string;
  readonly icon: Icon;
  /** The keys that do the same, as `useShortcuts` has them. */
  readonly keys?: string;
  /** Given where it opens the form of something new: its name in the *New* menu, a key of texts, and its letter there. */
  readonly creates?: { readonly label: string; readonly key: string };
  /** The right without which it is not offered. */
  readonly needs?: Need;
  /** What the paths of its area begin with, such as `apps/invoice`: on these pages it is suggested before anything is typed. */
  readonly at?: string;
  readonly steps?: readonly CommandStep[];
  /** Where it leads, for what does no more than that. */
  readonly href?: string;
  readonly run?: (context: CommandContext, given: readonly Given[]) => unknown;
}

/** The commands of all areas, once the palette is open: the app names them. */
export const commands: { load: () => Promise<readonly Command[]> } = { load: async () => [] };

/** All commands with their texts, loaded once, offline too. */
export const commandsQuery = queryOptions({
  queryKey: ['commands'],
  queryFn: () => commands.load(),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});
