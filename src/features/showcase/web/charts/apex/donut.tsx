import { kindTable } from '../chart-tables.ts';
import { kinds } from '../figures.ts';
import { ApexChart } from './apex-chart.tsx';

const all = kinds.reduce((sum, { value }) => sum + value, 0);

/** Parts of a whole, with the total in the center. */
export function Donut() {
  return (
    <ApexChart
      label="Share of sales by category"
      table={kindTable}
      options={({ card, text }) => ({
        chart: { type: 'donut' },
        series: kinds.map(({ value }) => value),
        labels: kinds.map(({ name }) => name),
        stroke: { colors: [card], width: 2 },
        legend: {
          position: 'bottom',
          labels: { colors: text },
          markers: { strokeWidth: 0, offsetX: -3 },
          onItemClick: { toggleDataSeries: false },
        },
        plotOptions: {
          pie: {
            donut: {
              size: '70%',
              labels: {
                show: true,
                value: { color: text },
                total: { show: true, label: 'Total', color: text, formatter: () => all.toLocaleString('en') },
              },
            },
          },
        },
      })}
    />
  );
}
