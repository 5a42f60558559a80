import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './carousel/basic.tsx';
import { ByItself } from './carousel/by-itself.tsx';
import { Fading } from './carousel/fading.tsx';
import { Several } from './carousel/several.tsx';
import { WithWords } from './carousel/with-words.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Pictures', text: 'By buttons, dots, swipes, and the wheel.', Shown: Basic },
    code: () => import('./carousel/basic.tsx?code'),
  },
  {
    ...{ title: 'With words', text: 'The words stand below the picture, where they can be read in every skin.', Shown: WithWords },
    code: () => import('./carousel/with-words.tsx?code'),
  },
  {
    ...{ title: 'Several at once', text: 'Three beside each other where there is room, one on a phone.', Shown: Several },
    code: () => import('./carousel/several.tsx?code'),
    isWide: true,
  },
  {
    ...{
      title: 'By itself',
      text: 'On after four seconds. It waits under the pointer, and stops for good at its button.',
      Shown: ByItself,
    },
    code: () => import('./carousel/by-itself.tsx?code'),
  },
  {
    ...{ title: 'Fading', text: 'The slide that is read stands out from its neighbours.', Shown: Fading },
    code: () => import('./carousel/fading.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes to the slides, then to the buttons.'],
    ['ArrowRight', 'Scrolls the slides while they have the focus; ArrowLeft scrolls back.'],
  ],
  spoken:
    'It is a named part of the page, its slides a list of which each has its place: “2 of 4: Dining room”. One that goes on by itself stands still under the pointer and the focus, can be stopped, and does not begin where motion is not wanted.',
};

/** Pictures one after the other. */
export function CarouselPage() {
  return <ShowcasePage path="/components/carousel" examples={examples} notes={notes} />;
}
