import type { GroupIcon, GroupTint } from '../contract.ts';

/** An article of Atrium's own manual. */
export interface ManualArticle {
  /** What its address ends with; pages name it by this (`page-help.ts`). */
  readonly slug: string;
  readonly question: string;
  /** HTML, as the editor writes it. */
  readonly content: string;
  /** The slugs of what belongs to it, of any category. */
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
