import type { GroupIcon, GroupTint } from '../contract.ts';

/** An article of Atrium's own manual. */
export interface ManualArticle {
  /** End of its URL; `page-help.ts` references articles by it. */
  readonly slug: string;
  readonly question: string;
  /** HTML as produced by the editor. */
  readonly content: string;
  /** Slugs of related articles, of any category. */
  readonly related: readonly string[];
}

interface ManualGroup {
  readonly title: string;
  readonly icon: GroupIcon;
  readonly iconColor: GroupTint;
  readonly articles: readonly ManualArticle[];
}

export interface ManualCategory {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly groups: readonly ManualGroup[];
}
