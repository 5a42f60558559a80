import type { Action, Subject } from '#contract/endpoint.ts';

/** A page of the app, by the keys of its name, and what one needs to open it. */
export interface KnownPage {
  readonly href: string;
  /** From the group of pages down to the page. */
  readonly labels: readonly string[];
  /** Other words for it, by their name among `pageWords`. */
  readonly words?: string;
  /** The first page under its heading, and what people mean by the heading's name. */
  readonly isFirst: boolean;
  readonly needs: { readonly action: Action; readonly subject: Subject };
}

let pages: readonly KnownPage[] = [];

/** Says which pages there are; the app does, from its menu. */
export function setKnownPages(known: readonly KnownPage[]): void {
  pages = known;
}

/** The pages that one needs a right for. */
export function knownPages(): readonly KnownPage[] {
  return pages;
}
