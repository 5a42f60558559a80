import { kindTable } from '../chart-tables.ts';
import { kinds } from '../figures.ts';
import { ApexChart } from './apex-chart.tsx';

/** Horizontal bars suit long labels. */
export function Bar() {
  return (
    <ApexChart
      label="Sales by category"
      table={kindTable}
      options={({ isMirrored }) => ({
        chart: { type: 'bar' },
        series: [{ name: 'Sales', data: kinds.map(({ name, value }) => ({ x: name, y: value })) }],
        stroke: { width: 0 },
        plotOptions: { bar: { horizontal: true, barHeight: '55%', borderRadius: 4, borderRadiusApplication: 'end' } },
        yaxis: { reversed: isMirrored },
      })}
    />
  );
}
