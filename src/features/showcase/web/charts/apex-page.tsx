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
    ...{ title: 'Area', text: 'A filled line over time.', Shown: Area },
    code: () => import('./apex/area.tsx?code'),
  },
  {
    ...{ title: 'Line', text: 'Three lines with data points.', Shown: Line },
    code: () => import('./apex/line.tsx?code'),
  },
  {
    ...{ title: 'Column', text: 'Stacked; the height is the total.', Shown: Column },
    code: () => import('./apex/column.tsx?code'),
  },
  {
    ...{ title: 'Bar', text: 'Horizontal, for long labels.', Shown: Bar },
    code: () => import('./apex/bar.tsx?code'),
  },
  {
    ...{ title: 'Candlestick', text: 'Open, high, low and close by week.', Shown: Candlestick },
    code: () => import('./apex/candlestick.tsx?code'),
  },
  {
    ...{ title: 'Donut', text: 'Parts of a whole.', Shown: Donut },
    code: () => import('./apex/donut.tsx?code'),
  },
  {
    ...{ title: 'Heatmap', text: 'The darker the color, the more orders.', Shown: Heatmap },
    code: () => import('./apex/heatmap.tsx?code'),
  },
  {
    ...{ title: 'Radar', text: 'Two products compared on six criteria.', Shown: Radar },
    code: () => import('./apex/radar.tsx?code'),
  },
  {
    ...{ title: 'Radial bars', text: 'Progress toward each goal.', Shown: Radial },
    code: () => import('./apex/radial.tsx?code'),
  },
  {
    ...{ title: 'Scatter', text: 'Two values for each product.', Shown: Scatter },
    code: () => import('./apex/scatter.tsx?code'),
  },
  {
    ...{ title: 'Bubble', text: 'The size shows a third value.', Shown: Bubble },
    code: () => import('./apex/bubble.tsx?code'),
  },
  {
    ...{ title: 'Polar area', text: 'The radius shows the value, not the angle.', Shown: Polar },
    code: () => import('./apex/polar.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'Each chart is an image with a label, and its data is in a table that you can expand. ApexCharts 4.7.0 is the last release under the MIT license. It loads only on this page, and its styles use the page’s nonce.',
};

export function ApexPage() {
  return <ShowcasePage path="/charts/apex" examples={examples} notes={notes} />;
}
