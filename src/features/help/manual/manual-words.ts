/** A category of the manual in another language: its groups by their place, its articles by their slug. */
export interface ManualWords {
  readonly title: string;
  readonly description: string;
  /** The titles of its groups, in the order of the English ones. */
  readonly groups: readonly string[];
  readonly articles: Readonly<Record<string, { readonly question: string; readonly content: string }>>;
}
