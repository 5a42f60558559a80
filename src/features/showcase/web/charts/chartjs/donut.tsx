import { kindTable } from '../chart-tables.ts';
import { kinds } from '../figures.ts';
import { ChartjsChart } from './chartjs-chart.tsx';

export function Donut() {
  return (
    <ChartjsChart
      label="Share of sales by category"
      table={kindTable}
      options={({ colors, card }) => ({
        type: 'doughnut',
        data: {
          labels: kinds.map(({ name }) => name),
          datasets: [{ data: kinds.map(({ value }) => value), backgroundColor: [...colors], borderColor: card }],
        },
        options: { cutout: '68%' } as object,
      })}
    />
  );
}
