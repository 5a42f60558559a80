import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Area } from './apex/area.tsx';
import { Bar } from './apex/bar.tsx';
import { Bubble } from './apex/bubble.tsx';
import { Candlestick } from './apex/candlestick.tsx';
import { Column } from './apex/column.tsx';
import { Donut } from './apex/donut.tsx';
import { Heatmap } from './apex/heatmap.tsx';
import { Line } from './apex/line.tsx';
import { Polar } from './apex/polar.tsx';
import { Radar } from './apex/radar.tsx';
import { Radial } from './apex/radial.tsx';
import { Scatter } from './apex/scatter.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Area', text: 'Values under a line, softly filled.', Shown: Area },
    code: () => import('./apex/area.tsx?code'),
  },
  {
    ...{ title: 'Line', text: 'Three lines with their points.', Shown: Line },
    code: () => import('./apex/line.tsx?code'),
  },
  {
    ...{ title: 'Column', text: 'Stacked: the height is the sum.', Shown: Column },
    code: () => import('./apex/column.tsx?code'),
  },
  {
    ...{ title: 'Bar', text: 'Horizontal, for long names.', Shown: Bar },
    code: () => import('./apex/bar.tsx?code'),
  },
  {
    ...{ title: 'Candlestick', text: 'Where a week opened and closed, and how far it went.', Shown: Candlestick },
    code: () => import('./apex/candlestick.tsx?code'),
  },
  {
    ...{ title: 'Donut', text: 'Parts of a whole.', Shown: Donut },
    code: () => import('./apex/donut.tsx?code'),
  },
  {
    ...{ title: 'Heatmap', text: 'The deeper the colour, the more orders.', Shown: Heatmap },
    code: () => import('./apex/heatmap.tsx?code'),
  },
  {
    ...{ title: 'Radar', text: 'Two products in six respects.', Shown: Radar },
    code: () => import('./apex/radar.tsx?code'),
  },
  {
    ...{ title: 'Radial bars', text: 'How far along each aim is.', Shown: Radial },
    code: () => import('./apex/radial.tsx?code'),
  },
  {
    ...{ title: 'Scatter', text: 'Two values per product.', Shown: Scatter },
    code: () => import('./apex/scatter.tsx?code'),
  },
  {
    ...{ title: 'Bubble', text: 'A third value as the size.', Shown: Bubble },
    code: () => import('./apex/bubble.tsx?code'),
  },
  {
    ...{ title: 'Polar area', text: 'Length shows the value, not angle.', Shown: Polar },
    code: () => import('./apex/polar.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'Each chart is one named image; the figures behind it are in a table that can be opened. ApexCharts 4.7.0 is the last release under the MIT licence. It is loaded on this page alone, and its styles carry the nonce of the page.',
};

/** Charts of ApexCharts. */
export function ApexPage() {
  return <ShowcasePage path="/charts/apex" examples={examples} notes={notes} />;
}
