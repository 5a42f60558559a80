import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Action, Subject } from '#contract/endpoint.ts';

/** The values of the dynamic path segments. */
export type PageParams = Readonly<Record<string, string | undefined>>;
export type PageSearch = Readonly<Record<string, unknown>>;

/** The permission required to open a page. */
export interface Need {
  readonly action: Action;
  readonly subject: Subject;
}

/** Returns the URLs of a page's first requests. */
export type FirstCalls = (params: PageParams, search: PageSearch) => string[];

/** An address of a page and what it loads first. The web build removes both functions, which only the server uses for preloading. */
export interface PageAddress<Path extends string = string> {
  /** For example `/apps/email/:folder/:mailId`, where `:folder` matches one segment. */
  readonly path: Path;
  /** The URLs of the page's first requests. Without it, they start once its code has loaded. */
  readonly first?: FirstCalls;
  /** Lazy parts the page shows immediately. */
  readonly parts?: () => Promise<unknown>[];
}

/**
 * A page and everything the app needs to know about it. Write import paths with `#`, inline in the importing functions, because
 * the server reads them to find which files to preload.
 */
export interface PageRow<Path extends string = string> extends PageAddress<Path> {
  readonly page: () => Promise<ComponentType>;
  /** Requests the page's initial data. Navigation waits for it only briefly; then the page shows its skeleton and shares the result. */
  readonly ask?: (queryClient: QueryClient, params: PageParams, search: PageSearch) => Promise<unknown>;
  /** The permission required to open it; open to everyone without one. */
  readonly needs?: Need;
  /** Only for visitors who aren't signed in. */
  readonly visitorsOnly?: boolean;
  /** `bare` pages have no menu and navbar. */
  readonly shell: 'app' | 'bare';
  /** Its menu item: an existing one, or a new one under `under`. */
  readonly menu?: {
    readonly label: string;
    readonly under?: string;
    /** Search synonyms: a key of `pageWords` in the command translations, which pages don't load. */
    readonly words?: string;
    /** Path prefixes of further pages that belong to it and that the menu doesn't know individually. */
    readonly covers?: readonly string[];
    /** A wide table: the side menu moves above it until the viewport has room for both. */
    readonly isWide?: boolean;
    /** Tabs of the page that the side menu lists too, each with its `?tab=` value. */
    readonly tabs?: readonly { readonly label: string; readonly tab: string }[];
  };
  /** The path of the menu page it belongs to, if it has no menu item itself. */
  readonly belongsTo?: string;
  /** Further addresses the page shows; it stays mounted when the address changes between them. */
  readonly shows?: readonly PageAddress<Path>[];
}

/** An address that redirects to another one. */
export interface Redirection<Path extends string = string> {
  readonly path: Path;
  readonly leadsTo: string;
}

export type PageTable<Path extends string = string> = readonly (PageRow<Path> | Redirection<Path>)[];

/** Infers the paths of a table as literal types. */
export function tableOf<const Path extends string = never>(table: PageTable<Path>): PageTable<Path> {
  return table;
}

/** The parts of a page that the menu needs. */
export type MenuRow = Pick<PageRow, 'path' | 'needs' | 'menu' | 'belongsTo'>;
export type MenuTable = readonly (MenuRow | Redirection)[];

/** Returns the pages of a table without redirects. */
export function pagesOf<R extends MenuRow>(table: readonly (R | Redirection)[]): R[] {
  return table.filter((row): row is R => !('leadsTo' in row));
}
