import type { Action, Subject } from '#contract/endpoint.ts';

/** A page of the app, by the translation keys of its name, and the permission it needs. */
export interface KnownPage {
  readonly href: string;
  /** The labels from the group down to the page. */
  readonly labels: readonly string[];
  /** Search synonyms, by their key in `pageWords`. */
  readonly words?: string;
  /** Whether it is the first page under its heading, which people mean by the heading's name. */
  readonly isFirst: boolean;
  readonly needs: { readonly action: Action; readonly subject: Subject };
}

let pages: readonly KnownPage[] = [];

/** Registers the pages; called by the app from its menu. */
export function setKnownPages(known: readonly KnownPage[]): void {
  pages = known;
}

/** The pages that need a permission. */
export function knownPages(): readonly KnownPage[] {
  return pages;
}
