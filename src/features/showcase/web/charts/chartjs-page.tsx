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
    ...{ title: 'Area', text: 'Sums under a line, softly filled.', Shown: Area },
    code: () => import('./chartjs/area.tsx?code'),
  },
  {
    ...{ title: 'Line', text: 'Three lines with their points.', Shown: Line },
    code: () => import('./chartjs/line.tsx?code'),
  },
  {
    ...{ title: 'Columns', text: 'Beside each other.', Shown: Column },
    code: () => import('./chartjs/column.tsx?code'),
  },
  {
    ...{ title: 'Stacked', text: 'The height is the sum.', Shown: Stacked },
    code: () => import('./chartjs/stacked.tsx?code'),
  },
  {
    ...{ title: 'Bar', text: 'Lying, where names are long.', Shown: Bar },
    code: () => import('./chartjs/bar.tsx?code'),
  },
  {
    ...{ title: 'Mixed', text: 'Columns, and a line that they are compared with.', Shown: Mixed },
    code: () => import('./chartjs/mixed.tsx?code'),
  },
  {
    ...{ title: 'Donut', text: 'Parts of a whole.', Shown: Donut },
    code: () => import('./chartjs/donut.tsx?code'),
  },
  {
    ...{ title: 'Gauge', text: 'How far each aim is reached, as half rings.', Shown: Gauge },
    code: () => import('./chartjs/gauge.tsx?code'),
  },
  {
    ...{ title: 'Radar', text: 'Two things from six sides.', Shown: Radar },
    code: () => import('./chartjs/radar.tsx?code'),
  },
  {
    ...{ title: 'Polar area', text: 'The length counts, not the angle.', Shown: Polar },
    code: () => import('./chartjs/polar.tsx?code'),
  },
  {
    ...{ title: 'Scatter', text: 'Two values of each thing.', Shown: Scatter },
    code: () => import('./chartjs/scatter.tsx?code'),
  },
  {
    ...{ title: 'Bubble', text: 'A third value as its size.', Shown: Bubble },
    code: () => import('./chartjs/bubble.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'A canvas says nothing by itself: each is one picture with a name, and the figures behind it are a table that one can open. Chart.js mirrors its axes and its tooltips. It has no candlesticks and no heatmap of its own. It is loaded on this page alone.',
};

/** Charts of Chart.js. */
export function ChartjsPage() {
  return <ShowcasePage path="/charts/chartjs" examples={examples} notes={notes} />;
}
