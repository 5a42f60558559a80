import { chairTable } from '../chart-tables.ts';
import { chairs } from '../figures.ts';
import { ChartjsChart, thin } from './chartjs-chart.tsx';

/** Two things from six sides. */
export function Radar() {
  return (
    <ChartjsChart
      label="What is said of two chairs"
      table={chairTable}
      options={({ colour }) => ({
        type: 'radar',
        data: {
          labels: [...chairs.sides],
          datasets: chairs.scores.map(({ name, values }, at) => ({
            label: name,
            data: [...values],
            borderColor: colour(at),
            backgroundColor: thin(colour(at), 16),
          })),
        },
        options: { scales: { r: { min: 0, max: 10 } } },
      })}
    />
  );
}
