import type { ReactNode } from 'react';
import { AlignedCenterCard, AlignedEndCard, AlignedStartCard } from './aligned-cards.tsx';
import { EqualCards, JoinedCards, OutlinedCards, TintedCards } from './cards-together.tsx';
import { FactsCard, ListCard, TextCard } from './content-cards.tsx';
import { PictureBottomCard, PictureOverCard, PictureStartCard, PictureTopCard, SolidCard } from './picture-cards.tsx';
import { FooterCard, HeaderCard, QuoteCard } from './strip-cards.tsx';
import { PillsCard, TabsCard } from './tabbed-cards.tsx';

export interface ExampleGroup {
  /** Its texts are under `cards.group`. */
  readonly key: string;
  /** Minimum column width in pixels; undefined when the only example is a group itself. */
  readonly narrowest?: number;
  readonly examples: { readonly [name: string]: () => ReactNode };
}

/** Examples of the page by topic. */
export const exampleGroups: readonly ExampleGroup[] = [
  { key: 'content', narrowest: 280, examples: { textCard: TextCard, listCard: ListCard, factsCard: FactsCard } },
  {
    key: 'pictures',
    narrowest: 280,
    examples: { pictureTopCard: PictureTopCard, pictureBottomCard: PictureBottomCard, pictureOverCard: PictureOverCard },
  },
  { key: 'horizontal', narrowest: 420, examples: { pictureStartCard: PictureStartCard, solidCard: SolidCard } },
  { key: 'strips', narrowest: 280, examples: { headerCard: HeaderCard, footerCard: FooterCard, quoteCard: QuoteCard } },
  {
    key: 'alignment',
    narrowest: 280,
    examples: { alignedStartCard: AlignedStartCard, alignedCenterCard: AlignedCenterCard, alignedEndCard: AlignedEndCard },
  },
  { key: 'navigation', narrowest: 420, examples: { tabsCard: TabsCard, pillsCard: PillsCard } },
  { key: 'outlined', examples: { outlinedCards: OutlinedCards } },
  { key: 'tinted', examples: { tintedCards: TintedCards } },
  { key: 'joined', examples: { joinedCards: JoinedCards } },
  { key: 'equal', examples: { equalCards: EqualCards } },
];
