import { kindTable } from '../chart-tables.ts';
import { kinds } from '../figures.ts';
import { ChartjsChart } from './chartjs-chart.tsx';

/** Parts of a whole. */
export function Donut() {
  return (
    <ChartjsChart
      label="Shares of the kinds in all sales"
      table={kindTable}
      options={({ colours, card }) => ({
        type: 'doughnut',
        data: {
          labels: kinds.map(({ name }) => name),
          datasets: [{ data: kinds.map(({ value }) => value), backgroundColor: [...colours], borderColor: card }],
        },
        options: { cutout: '68%' } as object,
      })}
    />
  );
}
