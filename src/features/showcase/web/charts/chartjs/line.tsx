import { studioTable } from '../chart-tables.ts';
import { months, studios } from '../figures.ts';
import { axesFor, ChartjsChart } from './chartjs-chart.tsx';

export function Line() {
  return (
    <ChartjsChart
      label="Sales by studio and month, as lines"
      table={studioTable}
      options={(look) => ({
        type: 'line',
        data: {
          labels: [...months],
          datasets: studios.map(({ name, values }, at) => ({
            label: name,
            data: [...values],
            borderColor: look.color(at),
            backgroundColor: look.color(at),
          })),
        },
        options: { scales: axesFor(look) },
      })}
    />
  );
}
