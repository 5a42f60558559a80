import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Area } from './chartjs/area.tsx';
import { Bar } from './chartjs/bar.tsx';
import { Bubble } from './chartjs/bubble.tsx';
import { Column } from './chartjs/column.tsx';
import { Donut } from './chartjs/donut.tsx';
import { Gauge } from './chartjs/gauge.tsx';
import { Line } from './chartjs/line.tsx';
import { Mixed } from './chartjs/mixed.tsx';
import { Polar } from './chartjs/polar.tsx';
import { Radar } from './chartjs/radar.tsx';
import { Scatter } from './chartjs/scatter.tsx';
import { Stacked } from './chartjs/stacked.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Area', text: 'Values under a line, softly filled.', Shown: Area },
    code: () => import('./chartjs/area.tsx?code'),
  },
  {
    ...{ title: 'Line', text: 'Three lines with their points.', Shown: Line },
    code: () => import('./chartjs/line.tsx?code'),
  },
  {
    ...{ title: 'Columns', text: 'Side by side.', Shown: Column },
    code: () => import('./chartjs/column.tsx?code'),
  },
  {
    ...{ title: 'Stacked', text: 'The height is the sum.', Shown: Stacked },
    code: () => import('./chartjs/stacked.tsx?code'),
  },
  {
    ...{ title: 'Bar', text: 'Horizontal, for long names.', Shown: Bar },
    code: () => import('./chartjs/bar.tsx?code'),
  },
  {
    ...{ title: 'Mixed', text: 'Columns, and a line to compare them with.', Shown: Mixed },
    code: () => import('./chartjs/mixed.tsx?code'),
  },
  {
    ...{ title: 'Donut', text: 'Parts of a whole.', Shown: Donut },
    code: () => import('./chartjs/donut.tsx?code'),
  },
  {
    ...{ title: 'Gauge', text: 'How far along each aim is, as half rings.', Shown: Gauge },
    code: () => import('./chartjs/gauge.tsx?code'),
  },
  {
    ...{ title: 'Radar', text: 'Two products in six respects.', Shown: Radar },
    code: () => import('./chartjs/radar.tsx?code'),
  },
  {
    ...{ title: 'Polar area', text: 'Length shows the value, not angle.', Shown: Polar },
    code: () => import('./chartjs/polar.tsx?code'),
  },
  {
    ...{ title: 'Scatter', text: 'Two values per product.', Shown: Scatter },
    code: () => import('./chartjs/scatter.tsx?code'),
  },
  {
    ...{ title: 'Bubble', text: 'A third value as the size.', Shown: Bubble },
    code: () => import('./chartjs/bubble.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'A canvas says nothing by itself: each is one named image, and the figures behind it are in a table that can be opened. Chart.js mirrors its axes and tooltips. It has no candlestick and no heatmap of its own. It is loaded on this page alone.',
};

/** Charts of Chart.js. */
export function ChartjsPage() {
  return <ShowcasePage path="/charts/chartjs" examples={examples} notes={notes} />;
}
