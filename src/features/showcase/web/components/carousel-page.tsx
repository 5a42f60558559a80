import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './carousel/basic.tsx';
import { ByItself } from './carousel/by-itself.tsx';
import { Fading } from './carousel/fading.tsx';
import { Several } from './carousel/several.tsx';
import { WithWords } from './carousel/with-words.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Images', text: 'Navigate with buttons, dots, swipes or the mouse wheel.', Shown: Basic },
    code: () => import('./carousel/basic.tsx?code'),
  },
  {
    ...{ title: 'With text', text: 'Captions below the image, readable in every theme.', Shown: WithWords },
    code: () => import('./carousel/with-words.tsx?code'),
  },
  {
    ...{ title: 'Multiple slides', text: 'Three side by side on wide screens, one on a phone.', Shown: Several },
    code: () => import('./carousel/several.tsx?code'),
    isWide: true,
  },
  {
    ...{
      title: 'Autoplay',
      text: 'Advances every four seconds, pauses on hover, and has a stop button.',
      Shown: ByItself,
    },
    code: () => import('./carousel/by-itself.tsx?code'),
  },
  {
    ...{ title: 'Fade', text: 'Dims the slides next to the current one.', Shown: Fading },
    code: () => import('./carousel/fading.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the slides, then to the buttons.'],
    ['ArrowRight', 'Scrolls the focused slides forward; ArrowLeft, back.'],
  ],
  spoken:
    'A labeled region with a list of slides: “2 of 4: Dining room”. Autoplay pauses on hover and focus, can be stopped, and doesn’t start with reduced motion.',
};

export function CarouselPage() {
  return <ShowcasePage path="/components/carousel" examples={examples} notes={notes} />;
}
