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
    ...{ title: 'Area', text: 'A filled line over time.', Shown: Area },
    code: () => import('./chartjs/area.tsx?code'),
  },
  {
    ...{ title: 'Line', text: 'Three lines with data points.', Shown: Line },
    code: () => import('./chartjs/line.tsx?code'),
  },
  {
    ...{ title: 'Column', text: 'Side by side.', Shown: Column },
    code: () => import('./chartjs/column.tsx?code'),
  },
  {
    ...{ title: 'Stacked', text: 'The height is the total.', Shown: Stacked },
    code: () => import('./chartjs/stacked.tsx?code'),
  },
  {
    ...{ title: 'Bar', text: 'Horizontal, for long labels.', Shown: Bar },
    code: () => import('./chartjs/bar.tsx?code'),
  },
  {
    ...{ title: 'Mixed', text: 'Columns with a line for comparison.', Shown: Mixed },
    code: () => import('./chartjs/mixed.tsx?code'),
  },
  {
    ...{ title: 'Donut', text: 'Parts of a whole.', Shown: Donut },
    code: () => import('./chartjs/donut.tsx?code'),
  },
  {
    ...{ title: 'Gauge', text: 'Progress toward each goal, as half rings.', Shown: Gauge },
    code: () => import('./chartjs/gauge.tsx?code'),
  },
  {
    ...{ title: 'Radar', text: 'Two products compared on six criteria.', Shown: Radar },
    code: () => import('./chartjs/radar.tsx?code'),
  },
  {
    ...{ title: 'Polar area', text: 'The radius shows the value, not the angle.', Shown: Polar },
    code: () => import('./chartjs/polar.tsx?code'),
  },
  {
    ...{ title: 'Scatter', text: 'Two values for each product.', Shown: Scatter },
    code: () => import('./chartjs/scatter.tsx?code'),
  },
  {
    ...{ title: 'Bubble', text: 'The size shows a third value.', Shown: Bubble },
    code: () => import('./chartjs/bubble.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'Screen readers can’t read a canvas, so each chart is an image with a label, and its data is in a table that you can expand. Chart.js mirrors axes and tooltips. It has no built-in candlestick chart or heatmap. It loads only on this page.',
};

export function ChartjsPage() {
  return <ShowcasePage path="/charts/chartjs" examples={examples} notes={notes} />;
}
