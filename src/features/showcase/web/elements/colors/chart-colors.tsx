import { Swatches } from './swatches.tsx';

/** Ordered so that the first colors differ most. */
export function ChartColors() {
  return <Swatches label="Chart colors" tokens={['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-before']} />;
}
