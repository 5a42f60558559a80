import type { Icon } from '@tabler/icons-react';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TFunction } from './i18n.ts';
import type { Need } from './page-table.ts';

/** The value given for a command step: a record, a choice, or a text (whose id is the text itself). */
export interface Given {
  readonly id: number | string;
  readonly title: string;
  readonly detail?: string;
  readonly path?: string;
}

export interface CommandContext {
  readonly queryClient: QueryClient;
  readonly t: TFunction;
  readonly go: (href: string) => void;
  readonly logOut: () => void;
  readonly showDates: () => void;
}

interface StepWords {
  /** Translation key of the prompt. */
  readonly label: string;
}

/** A value a command asks for before it runs. */
export type CommandStep = StepWords &
  (
    | {
        readonly is: 'record';
        /** A search kind, as in `in:`. */
        readonly kind: string;
      }
    | { readonly is: 'text' }
    | { readonly is: 'choice'; readonly options: (context: CommandContext, given: readonly Given[]) => Promise<readonly Given[]> }
  );

/** A palette command, listed by its area in `web/commands.ts`. */
export interface Command {
  /** The area and the action: `invoice:addFor`. */
  readonly id: string;
  /** Translation key. A `…` at the end or within it marks a step's value; text typed after the preceding words is used as that value. */
  readonly label: string;
  /** Translation key of comma-separated search synonyms. */
  readonly words?: string;
  readonly icon: Icon;
  /** The keyboard shortcut, in `useShortcuts` syntax. */
  readonly keys?: string;
  /** Set when it opens a creation form: its translation key and its shortcut letter in the *New* menu. */
  readonly creates?: { readonly label: string; readonly key: string };
  /** The permission required to see it. */
  readonly needs?: Need;
  /** Path prefix of its area, such as `apps/invoice`. It is suggested on these pages before any input. */
  readonly at?: string;
  readonly steps?: readonly CommandStep[];
  /** The address, for commands that only navigate. */
  readonly href?: string;
  readonly run?: (context: CommandContext, given: readonly Given[]) => unknown;
}

/** The commands of all areas, registered by the app and loaded when the palette opens. */
export const commands: { load: () => Promise<readonly Command[]> } = { load: async () => [] };

/** Loads all commands with their translations once, even offline. */
export const commandsQuery = queryOptions({
  queryKey: ['commands'],
  queryFn: () => commands.load(),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});
