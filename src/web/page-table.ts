import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Action, Subject } from '#contract/endpoint.ts';

/** What stands in the open segments of an address. */
export type PageParams = Readonly<Record<string, string | undefined>>;
export type PageSearch = Readonly<Record<string, unknown>>;

/** What a person needs to open a page. */
export interface Need {
  readonly action: Action;
  readonly subject: Subject;
}

/** The addresses of the calls that a page makes first. */
export type FirstCalls = (params: PageParams, search: PageSearch) => string[];

/** An address of a page, and what it loads first. The web build leaves both functions out: the server lets the browser begin with them. */
export interface PageAddress<Path extends string = string> {
  /** Such as `/apps/email/:folder/:mailId`, in which `:folder` stands for one segment. */
  readonly path: Path;
  /** What the page asks for first, as the addresses of its calls. Without it the page asks once its code is there. */
  readonly first?: FirstCalls;
  /** Parts of the page that it shows at once but loads by themselves. */
  readonly parts?: () => Promise<unknown>[];
}

/**
 * A page: everything that the app has to know of it. The modules are named with `#` and written into the functions that import them, where
 * the server reads which files it lets the browser load ahead.
 */
export interface PageRow<Path extends string = string> extends PageAddress<Path> {
  readonly page: () => Promise<ComponentType>;
  /** Asks for what the page shows first. Awaited for a moment only: then the page shows its own skeleton, and shares the answer. */
  readonly ask?: (queryClient: QueryClient, params: PageParams, search: PageSearch) => Promise<unknown>;
  /** Which ability opens it; without one it is open to all. */
  readonly needs?: Need;
  /** Only for who is not signed in. */
  readonly visitorsOnly?: boolean;
  /** `bare` pages stand by themselves, without menu and navbar. */
  readonly shell: 'app' | 'bare';
  /** Its line in the menu: one of the lines that the menu has, or a line of its own under one of them. */
  readonly menu?: {
    readonly label: string;
    readonly under?: string;
    /** Other words that people look for it by: a name among `pageWords` of the texts of commands, which every page need not load. */
    readonly words?: string;
    /** What the addresses of further pages begin with that belong to it: of those that the menu need not know one by one. */
    readonly covers?: readonly string[];
    /** It's a wide table: a side menu stands above it until the window has room for both. */
    readonly isWide?: boolean;
    /** Tabs of the page that a side menu lists too, each with the value that `?tab=` has on it. */
    readonly tabs?: readonly { readonly label: string; readonly tab: string }[];
  };
  /** The path of the page of the menu that this one belongs to, when it has no line of its own. */
  readonly belongsTo?: string;
  /** Further addresses that this page shows: it stays while the address changes between them. */
  readonly shows?: readonly PageAddress<Path>[];
}

/** An address that only leads to another one. */
export interface Redirection<Path extends string = string> {
  readonly path: Path;
  readonly leadsTo: string;
}

/** The table of an area's pages. */
export type PageTable<Path extends string = string> = readonly (PageRow<Path> | Redirection<Path>)[];

/** A table, of which the types know the paths. */
export function tableOf<const Path extends string = never>(table: PageTable<Path>): PageTable<Path> {
  return table;
}

/** What the menu reads of a page. */
export type MenuRow = Pick<PageRow, 'path' | 'needs' | 'menu' | 'belongsTo'>;
export type MenuTable = readonly (MenuRow | Redirection)[];

/** The pages of a table, without what only leads to them. */
export function pagesOf<R extends MenuRow>(table: readonly (R | Redirection)[]): R[] {
  return table.filter((row): row is R => !('leadsTo' in row));
}
