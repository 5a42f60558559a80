import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { AreaOfStudios } from './recharts/area.tsx';
import { BarsOfKinds } from './recharts/bar.tsx';
import { BubblesOfProducts } from './recharts/bubble.tsx';
import { CandlesOfOak } from './recharts/candlestick.tsx';
import { ColumnsOfStudios } from './recharts/column.tsx';
import { DonutOfKinds } from './recharts/donut.tsx';
import { LinesOfStudios } from './recharts/line.tsx';
import { MixedStudios } from './recharts/mixed.tsx';
import { RadarOfChairs } from './recharts/radar.tsx';
import { RingsOfAims } from './recharts/radial.tsx';
import { ScatteredProducts } from './recharts/scatter.tsx';
import { StackedStudios } from './recharts/stacked.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Area', text: 'A filled line over time.', Shown: AreaOfStudios },
    code: () => import('./recharts/area.tsx?code'),
  },
  {
    ...{ title: 'Line', text: 'Three lines with data points.', Shown: LinesOfStudios },
    code: () => import('./recharts/line.tsx?code'),
  },
  {
    ...{ title: 'Column', text: 'Side by side.', Shown: ColumnsOfStudios },
    code: () => import('./recharts/column.tsx?code'),
  },
  {
    ...{ title: 'Stacked', text: 'The height is the total.', Shown: StackedStudios },
    code: () => import('./recharts/stacked.tsx?code'),
  },
  {
    ...{ title: 'Bar', text: 'Horizontal, for long labels.', Shown: BarsOfKinds },
    code: () => import('./recharts/bar.tsx?code'),
  },
  {
    ...{ title: 'Mixed', text: 'An area, columns and a line in one chart.', Shown: MixedStudios },
    code: () => import('./recharts/mixed.tsx?code'),
  },
  {
    ...{ title: 'Candlestick', text: 'A bar with a custom shape; the library has no candlestick.', Shown: CandlesOfOak },
    code: () => import('./recharts/candlestick.tsx?code'),
  },
  {
    ...{ title: 'Donut', text: 'Parts of a whole.', Shown: DonutOfKinds },
    code: () => import('./recharts/donut.tsx?code'),
  },
  {
    ...{ title: 'Radar', text: 'Two products compared on six criteria.', Shown: RadarOfChairs },
    code: () => import('./recharts/radar.tsx?code'),
  },
  {
    ...{ title: 'Radial bars', text: 'Progress toward each goal.', Shown: RingsOfAims },
    code: () => import('./recharts/radial.tsx?code'),
  },
  {
    ...{ title: 'Scatter', text: 'Two values for each product.', Shown: ScatteredProducts },
    code: () => import('./recharts/scatter.tsx?code'),
  },
  {
    ...{ title: 'Bubble', text: 'The size shows a third value.', Shown: BubblesOfProducts },
    code: () => import('./recharts/bubble.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'Each chart is an image with a label, and its data is in a table that you can expand. In right-to-left languages, axes are reversed and switch sides. Recharts has no heatmap or polar area. It loads only on this page.',
};

export function RechartsPage() {
  return <ShowcasePage path="/charts/recharts" examples={examples} notes={notes} />;
}
