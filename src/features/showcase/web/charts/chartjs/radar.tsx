import { chairTable } from '../chart-tables.ts';
import { chairs } from '../figures.ts';
import { ChartjsChart, thin } from './chartjs-chart.tsx';

/** Two products compared on six criteria. */
export function Radar() {
  return (
    <ChartjsChart
      label="Ratings of two chairs"
      table={chairTable}
      options={({ color }) => ({
        type: 'radar',
        data: {
          labels: [...chairs.sides],
          datasets: chairs.scores.map(({ name, values }, at) => ({
            label: name,
            data: [...values],
            borderColor: color(at),
            backgroundColor: thin(color(at), 16),
          })),
        },
        options: { scales: { r: { min: 0, max: 10 } } },
      })}
    />
  );
}
