import { kindTable } from '../chart-tables.ts';
import { kinds } from '../figures.ts';
import { ChartjsChart } from './chartjs-chart.tsx';

/** Horizontal bars suit long labels. */
export function Bar() {
  return (
    <ChartjsChart
      label="Sales by category"
      table={kindTable}
      options={({ color, isMirrored }) => ({
        type: 'bar',
        data: {
          labels: kinds.map(({ name }) => name),
          datasets: [{ label: 'Sales', data: kinds.map(({ value }) => value), backgroundColor: color(0), borderRadius: 4 }],
        },
        options: {
          indexAxis: 'y',
          scales: { x: { reverse: isMirrored, beginAtZero: true }, y: { position: isMirrored ? 'right' : 'left' } },
          plugins: { legend: { display: false } },
        },
      })}
    />
  );
}
