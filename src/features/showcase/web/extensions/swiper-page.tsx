import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ByItself } from './swiper/autoplay.tsx';
import { Cards } from './swiper/cards.tsx';
import { Centred } from './swiper/centred.tsx';
import { Coverflow } from './swiper/coverflow.tsx';
import { Cube } from './swiper/cube.tsx';
import { Fade } from './swiper/fade.tsx';
import { Lazy } from './swiper/lazy.tsx';
import { Multiple } from './swiper/multiple.tsx';
import { WithNavigation } from './swiper/navigation.tsx';
import { WithPagination } from './swiper/pagination.tsx';
import { WithParallax } from './swiper/parallax.tsx';
import { Plain } from './swiper/plain.tsx';
import { Progress } from './swiper/progress.tsx';
import { Responsive } from './swiper/responsive.tsx';
import { WithThumbs } from './swiper/thumbs.tsx';
import { Vertical } from './swiper/vertical.tsx';
import { VirtualSlides } from './swiper/virtual.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Pulled, or by the arrow keys.', Shown: Plain },
    code: () => import('./swiper/plain.tsx?code'),
  },
  {
    ...{ title: 'Navigation', text: 'A button on each side.', Shown: WithNavigation },
    code: () => import('./swiper/navigation.tsx?code'),
  },
  {
    ...{ title: 'Pagination', text: 'A dot for each slide, that leads to it.', Shown: WithPagination },
    code: () => import('./swiper/pagination.tsx?code'),
  },
  {
    ...{ title: 'Progress', text: 'A bar says how far along one is.', Shown: Progress },
    code: () => import('./swiper/progress.tsx?code'),
  },
  {
    ...{ title: 'Several at once', text: 'As many as there are in sight.', Shown: Multiple },
    code: () => import('./swiper/multiple.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'By itself', text: 'Goes on every three seconds, pauses under the pointer, and stops by a button.', Shown: ByItself },
    code: () => import('./swiper/autoplay.tsx?code'),
  },
  {
    ...{ title: 'Centred', text: 'The one in the middle, with the next ones at the edges.', Shown: Centred },
    code: () => import('./swiper/centred.tsx?code'),
  },
  {
    ...{ title: 'Fade', text: 'One becomes the next.', Shown: Fade },
    code: () => import('./swiper/fade.tsx?code'),
  },
  {
    ...{ title: 'Cube', text: 'As if round a corner.', Shown: Cube },
    code: () => import('./swiper/cube.tsx?code'),
  },
  {
    ...{ title: 'Coverflow', text: 'As one leafs through records.', Shown: Coverflow },
    code: () => import('./swiper/coverflow.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'A pile, of which the upper one is moved away.', Shown: Cards },
    code: () => import('./swiper/cards.tsx?code'),
  },
  {
    ...{ title: 'Thumbs', text: 'Small pictures below, that lead to the large ones.', Shown: WithThumbs },
    code: () => import('./swiper/thumbs.tsx?code'),
  },
  {
    ...{ title: 'Parallax', text: 'Words and picture move at their own pace.', Shown: WithParallax },
    code: () => import('./swiper/parallax.tsx?code'),
  },
  {
    ...{ title: 'Lazy', text: 'Pictures are loaded when they are nearly in sight.', Shown: Lazy },
    code: () => import('./swiper/lazy.tsx?code'),
  },
  {
    ...{ title: 'Virtual', text: 'A thousand slides, of which a few are in the page.', Shown: VirtualSlides },
    code: () => import('./swiper/virtual.tsx?code'),
  },
  {
    ...{ title: 'Responsive', text: 'One, two or three beside each other, as the window has room.', Shown: Responsive },
    code: () => import('./swiper/responsive.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Vertical', text: 'From the top to the bottom.', Shown: Vertical },
    code: () => import('./swiper/vertical.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'The next slide, while the slides are in sight; from right to left the other way.'],
    ['ArrowLeft', 'The one before.'],
    ['Tab', 'Reaches the buttons and dots.'],
    ['Enter', 'Presses them.'],
  ],
  spoken:
    'Each example is a group with its name, which says that it is a carousel; each slide is a group “2 of 5”. What moves by itself can be stopped, and does not begin with reduced motion.',
};

/** Slides in sixteen ways. */
export function SwiperPage() {
  return <ShowcasePage path="/extensions/swiper" examples={examples} notes={notes} />;
}
