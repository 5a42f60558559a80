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
    ...{ title: 'Area', text: 'Values under a line, softly filled.', Shown: AreaOfStudios },
    code: () => import('./recharts/area.tsx?code'),
  },
  {
    ...{ title: 'Line', text: 'Three lines with their points.', Shown: LinesOfStudios },
    code: () => import('./recharts/line.tsx?code'),
  },
  {
    ...{ title: 'Columns', text: 'Side by side.', Shown: ColumnsOfStudios },
    code: () => import('./recharts/column.tsx?code'),
  },
  {
    ...{ title: 'Stacked', text: 'The height is the sum.', Shown: StackedStudios },
    code: () => import('./recharts/stacked.tsx?code'),
  },
  {
    ...{ title: 'Bar', text: 'Horizontal, for long names.', Shown: BarsOfKinds },
    code: () => import('./recharts/bar.tsx?code'),
  },
  {
    ...{ title: 'Mixed', text: 'Area, columns and a line in one chart.', Shown: MixedStudios },
    code: () => import('./recharts/mixed.tsx?code'),
  },
  {
    ...{ title: 'Candlestick', text: 'A bar with a custom shape, as the library has none.', Shown: CandlesOfOak },
    code: () => import('./recharts/candlestick.tsx?code'),
  },
  {
    ...{ title: 'Donut', text: 'Parts of a whole.', Shown: DonutOfKinds },
    code: () => import('./recharts/donut.tsx?code'),
  },
  {
    ...{ title: 'Radar', text: 'Two products in six respects.', Shown: RadarOfChairs },
    code: () => import('./recharts/radar.tsx?code'),
  },
  {
    ...{ title: 'Radial bars', text: 'How far along each aim is.', Shown: RingsOfAims },
    code: () => import('./recharts/radial.tsx?code'),
  },
  {
    ...{ title: 'Scatter', text: 'Two values per product.', Shown: ScatteredProducts },
    code: () => import('./recharts/scatter.tsx?code'),
  },
  {
    ...{ title: 'Bubble', text: 'A third value as the size.', Shown: BubblesOfProducts },
    code: () => import('./recharts/bubble.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'Each chart is one named image; the figures behind it are in a table that can be opened. From right to left the axes are reversed and change sides. Recharts has no heatmap and no polar area. It is loaded on this page alone.',
};

/** Charts of Recharts. */
export function RechartsPage() {
  return <ShowcasePage path="/charts/recharts" examples={examples} notes={notes} />;
}
