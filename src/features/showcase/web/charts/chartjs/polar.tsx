import { kindTable } from '../chart-tables.ts';
import { kinds } from '../figures.ts';
import { ChartjsChart, thin } from './chartjs-chart.tsx';

/** The radius shows the value, not the angle. */
export function Polar() {
  return (
    <ChartjsChart
      label="Sales by category, polar"
      table={kindTable}
      options={({ colors, card }) => ({
        type: 'polarArea',
        data: {
          labels: kinds.map(({ name }) => name),
          datasets: [{ data: kinds.map(({ value }) => value), backgroundColor: colors.map((color) => thin(color, 85)), borderColor: card }],
        },
        options: { scales: { r: {} } },
      })}
    />
  );
}
