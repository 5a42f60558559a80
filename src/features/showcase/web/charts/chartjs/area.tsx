import { studioTable } from '../chart-tables.ts';
import { months, studios } from '../figures.ts';
import { axesFor, ChartjsChart, thin } from './chartjs-chart.tsx';

/** Totals as softly filled areas. */
export function Area() {
  return (
    <ChartjsChart
      label="Sales by studio and month"
      table={studioTable}
      options={(look) => ({
        type: 'line',
        data: {
          labels: [...months],
          datasets: studios.map(({ name, values }, at) => ({
            label: name,
            data: [...values],
            borderColor: look.color(at),
            backgroundColor: thin(look.color(at), 14),
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
