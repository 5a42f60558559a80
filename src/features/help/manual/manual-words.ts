/** Translation of a manual category: groups by index, articles by slug. */
export interface ManualWords {
  readonly title: string;
  readonly description: string;
  /** Group titles, in the order of the English ones. */
  readonly groups: readonly string[];
  readonly articles: Readonly<Record<string, { readonly question: string; readonly content: string }>>;
}
