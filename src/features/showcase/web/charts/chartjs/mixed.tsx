import { studioTable } from '../chart-tables.ts';
import { months, studios } from '../figures.ts';
import { axesFor, ChartjsChart } from './chartjs-chart.tsx';

const [porto, edinburgh, kyoto] = studios;
const mean = months.map((_, at) => Math.round(((porto.values[at] ?? 0) + (edinburgh.values[at] ?? 0) + (kyoto.values[at] ?? 0)) / 3));

/** Columns for the main figures, a line for the comparison. */
export function Mixed() {
  return (
    <ChartjsChart
      label="Porto sales and the average of all studios"
      table={studioTable}
      options={(look) => ({
        type: 'bar',
        data: {
          labels: [...months],
          datasets: [
            { type: 'line', label: 'Average', data: mean, borderColor: look.color(2), backgroundColor: look.color(2) },
            { label: 'Porto', data: [...porto.values], backgroundColor: look.color(0), borderRadius: 4 },
          ],
        },
        options: { scales: axesFor(look) },
      })}
    />
  );
}
