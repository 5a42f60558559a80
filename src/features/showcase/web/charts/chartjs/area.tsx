import { studioTable } from '../chart-tables.ts';
import { months, studios } from '../figures.ts';
import { axesFor, ChartjsChart, thin } from './chartjs-chart.tsx';

/** Sums under a line, softly filled. */
export function Area() {
  return (
    <ChartjsChart
      label="Sales of the studios by month"
      table={studioTable}
      options={(look) => ({
        type: 'line',
        data: {
          labels: [...months],
          datasets: studios.map(({ name, values }, at) => ({
            label: name,
            data: [...values],
            borderColor: look.colour(at),
            backgroundColor: thin(look.colour(at), 14),
            fill: 'origin',
            tension: 0.35,
            pointRadius: 0,
          })),
        },
        options: { scales: axesFor(look) },
      })}
    />
  );
}
