import { aimTable } from '../chart-tables.ts';
import { aims } from '../figures.ts';
import { ChartjsChart } from './chartjs-chart.tsx';

/** Concentric half rings showing progress toward each goal. */
export function Gauge() {
  return (
    <ChartjsChart
      label="Progress toward quarterly goals"
      table={aimTable}
      options={({ color, card, line }) => ({
        type: 'doughnut',
        data: {
          labels: ['Reached', 'Remaining'],
          datasets: aims.map(({ name, value }, at) => ({
            label: name,
            data: [value, 100 - value],
            backgroundColor: [color(at), line],
            borderColor: card,
            borderRadius: 6,
          })),
        },
        options: { cutout: '45%', rotation: -90, circumference: 180, plugins: { legend: { display: false } } } as object,
      })}
    />
  );
}
