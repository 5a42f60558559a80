import { studioTable } from '../chart-tables.ts';
import { months, studios } from '../figures.ts';
import { axesFor, ChartjsChart } from './chartjs-chart.tsx';

export function Column() {
  return (
    <ChartjsChart
      label="Sales by studio and month, as columns"
      table={studioTable}
      options={(look) => ({
        type: 'bar',
        data: {
          labels: [...months],
          datasets: studios.map(({ name, values }, at) => ({
            label: name,
            data: [...values],
            backgroundColor: look.color(at),
            borderRadius: 4,
          })),
        },
        options: { scales: axesFor(look) },
      })}
    />
  );
}
