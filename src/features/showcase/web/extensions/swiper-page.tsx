import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ByItself } from './swiper/autoplay.tsx';
import { Cards } from './swiper/cards.tsx';
import { Centered } from './swiper/centered.tsx';
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
    ...{ title: 'Plain', text: 'Drag or use arrow keys.', Shown: Plain },
    code: () => import('./swiper/plain.tsx?code'),
  },
  {
    ...{ title: 'Navigation', text: 'Previous and next buttons.', Shown: WithNavigation },
    code: () => import('./swiper/navigation.tsx?code'),
  },
  {
    ...{ title: 'Pagination', text: 'A dot for each slide.', Shown: WithPagination },
    code: () => import('./swiper/pagination.tsx?code'),
  },
  {
    ...{ title: 'Progress', text: 'A progress bar.', Shown: Progress },
    code: () => import('./swiper/progress.tsx?code'),
  },
  {
    ...{ title: 'Multiple slides', text: 'As many slides as fit.', Shown: Multiple },
    code: () => import('./swiper/multiple.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Autoplay', text: 'Advances every three seconds, pauses on hover, and has a stop button.', Shown: ByItself },
    code: () => import('./swiper/autoplay.tsx?code'),
  },
  {
    ...{ title: 'Centered', text: 'The current slide is centered, with the next ones at the edges.', Shown: Centered },
    code: () => import('./swiper/centered.tsx?code'),
  },
  {
    ...{ title: 'Fade', text: 'Slides fade into each other.', Shown: Fade },
    code: () => import('./swiper/fade.tsx?code'),
  },
  {
    ...{ title: 'Cube', text: 'A rotating cube.', Shown: Cube },
    code: () => import('./swiper/cube.tsx?code'),
  },
  {
    ...{ title: 'Coverflow', text: 'A 3D stack of covers.', Shown: Coverflow, isWide: true },
    code: () => import('./swiper/coverflow.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'A stack of cards.', Shown: Cards },
    code: () => import('./swiper/cards.tsx?code'),
  },
  {
    ...{ title: 'Thumbnails', text: 'Thumbnails below the main slide.', Shown: WithThumbs },
    code: () => import('./swiper/thumbs.tsx?code'),
  },
  {
    ...{ title: 'Parallax', text: 'Text and image move at different speeds.', Shown: WithParallax },
    code: () => import('./swiper/parallax.tsx?code'),
  },
  {
    ...{ title: 'Lazy', text: 'Images load just before they’re visible.', Shown: Lazy },
    code: () => import('./swiper/lazy.tsx?code'),
  },
  {
    ...{ title: 'Virtual', text: 'A thousand slides, only a few in the DOM.', Shown: VirtualSlides },
    code: () => import('./swiper/virtual.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'Slides from top to bottom.', Shown: Vertical },
    code: () => import('./swiper/vertical.tsx?code'),
  },
  {
    ...{ title: 'Responsive', text: 'One, two or three slides by window width.', Shown: Responsive },
    code: () => import('./swiper/responsive.tsx?code'),
    isWide: true,
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Next slide while visible; in right-to-left languages, the previous one.'],
    ['ArrowLeft', 'Previous slide; in right-to-left languages, the next one.'],
    ['Tab', 'Moves to the buttons and dots.'],
    ['Enter', 'Presses the focused button.'],
  ],
  spoken:
    'Each example is a labeled group, announced as a carousel; each slide is a group, “2 of 5”. Autoplay can be stopped and doesn’t start with reduced motion.',
};

export function SwiperPage() {
  return <ShowcasePage path="/extensions/swiper" examples={examples} notes={notes} />;
}
