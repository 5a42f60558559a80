import { studioTable } from '../chart-tables.ts';
import { months, studios } from '../figures.ts';
import { axesFor, ChartjsChart } from './chartjs-chart.tsx';

/** The height is the total. */
export function Stacked() {
  return (
    <ChartjsChart
      label="Sales by studio and month, stacked"
      table={studioTable}
      options={(look) => ({
        type: 'bar',
        data: {
          labels: [...months],
          datasets: studios.map(({ name, values }, at) => ({
            label: name,
            data: [...values],
            backgroundColor: look.color(at),
            borderRadius: at === studios.length - 1 ? 4 : 0,
          })),
        },
        options: { scales: { x: { ...axesFor(look).x, stacked: true }, y: { ...axesFor(look).y, stacked: true } } },
      })}
    />
  );
}
