import type { ReactNode } from 'react';
import { AlignedCenterCard } from './examples/aligned-center-card.tsx';
import { AlignedEndCard } from './examples/aligned-end-card.tsx';
import { AlignedStartCard } from './examples/aligned-start-card.tsx';
import { EqualCards } from './examples/equal-cards.tsx';
import { FactsCard } from './examples/facts-card.tsx';
import { FooterCard } from './examples/footer-card.tsx';
import { HeaderCard } from './examples/header-card.tsx';
import { JoinedCards } from './examples/joined-cards.tsx';
import { ListCard } from './examples/list-card.tsx';
import { OutlinedCards } from './examples/outlined-cards.tsx';
import { PictureBottomCard } from './examples/picture-bottom-card.tsx';
import { PictureOverCard } from './examples/picture-over-card.tsx';
import { PictureStartCard } from './examples/picture-start-card.tsx';
import { PictureTopCard } from './examples/picture-top-card.tsx';
import { PillsCard } from './examples/pills-card.tsx';
import { QuoteCard } from './examples/quote-card.tsx';
import { SolidCard } from './examples/solid-card.tsx';
import { TabsCard } from './examples/tabs-card.tsx';
import { TextCard } from './examples/text-card.tsx';
import { TintedCards } from './examples/tinted-cards.tsx';

export interface ExampleGroup {
  /** Its words stand under `cards.group`. */
  readonly key: string;
  /** How narrow one may become, in pixels; nothing where the one example is a group of its own. */
  readonly narrowest?: number;
  readonly examples: { readonly [name: string]: () => ReactNode };
}

/** The examples of the page, by what they show. */
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
