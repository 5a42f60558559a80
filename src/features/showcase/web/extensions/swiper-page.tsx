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
    ...{ title: 'Plain', text: 'Dragged, or by the arrow keys.', Shown: Plain },
    code: () => import('./swiper/plain.tsx?code'),
  },
  {
    ...{ title: 'Navigation', text: 'A button on each side.', Shown: WithNavigation },
    code: () => import('./swiper/navigation.tsx?code'),
  },
  {
    ...{ title: 'Pagination', text: 'A dot for each slide that leads to it.', Shown: WithPagination },
    code: () => import('./swiper/pagination.tsx?code'),
  },
  {
    ...{ title: 'Progress', text: 'A bar shows how far along you are.', Shown: Progress },
    code: () => import('./swiper/progress.tsx?code'),
  },
  {
    ...{ title: 'Several at once', text: 'As many as there is room for.', Shown: Multiple },
    code: () => import('./swiper/multiple.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Autoplay', text: 'Moves on every three seconds, pauses under the pointer, and has a stop button.', Shown: ByItself },
    code: () => import('./swiper/autoplay.tsx?code'),
  },
  {
    ...{ title: 'Centred', text: 'One in the middle, its neighbours at the edges.', Shown: Centred },
    code: () => import('./swiper/centred.tsx?code'),
  },
  {
    ...{ title: 'Fade', text: 'One slide fades into the next.', Shown: Fade },
    code: () => import('./swiper/fade.tsx?code'),
  },
  {
    ...{ title: 'Cube', text: 'Around the corner.', Shown: Cube },
    code: () => import('./swiper/cube.tsx?code'),
  },
  {
    ...{ title: 'Coverflow', text: 'Like leafing through records.', Shown: Coverflow, isWide: true },
    code: () => import('./swiper/coverflow.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'A pile: the top one is moved away.', Shown: Cards },
    code: () => import('./swiper/cards.tsx?code'),
  },
  {
    ...{ title: 'Thumbs', text: 'Small pictures below lead to the large ones.', Shown: WithThumbs },
    code: () => import('./swiper/thumbs.tsx?code'),
  },
  {
    ...{ title: 'Parallax', text: 'Words and picture move at different speeds.', Shown: WithParallax },
    code: () => import('./swiper/parallax.tsx?code'),
  },
  {
    ...{ title: 'Lazy', text: 'Pictures load just before they come into view.', Shown: Lazy },
    code: () => import('./swiper/lazy.tsx?code'),
  },
  {
    ...{ title: 'Virtual', text: 'A thousand slides, only a few of them in the page.', Shown: VirtualSlides },
    code: () => import('./swiper/virtual.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'From top to bottom.', Shown: Vertical },
    code: () => import('./swiper/vertical.tsx?code'),
  },
  {
    ...{ title: 'Responsive', text: 'One, two or three side by side, as the window allows.', Shown: Responsive },
    code: () => import('./swiper/responsive.tsx?code'),
    isWide: true,
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'The next slide, while the slides are in view; from right to left, the previous one.'],
    ['ArrowLeft', 'The previous slide; from right to left, the next one.'],
    ['Tab', 'Moves to the buttons and dots.'],
    ['Enter', 'Presses them.'],
  ],
  spoken:
    'Each example is a named group, announced as a carousel; each slide is a group, “2 of 5”. What moves by itself can be stopped, and does not start under reduced motion.',
};

/** Slides in sixteen ways. */
export function SwiperPage() {
  return <ShowcasePage path="/extensions/swiper" examples={examples} notes={notes} />;
}
