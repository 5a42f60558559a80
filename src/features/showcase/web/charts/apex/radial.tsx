import { aimTable } from '../chart-tables.ts';
import { aims } from '../figures.ts';
import { ApexChart } from './apex-chart.tsx';

/** Progress as concentric rings. */
export function Radial() {
  return (
    <ApexChart
      label="Progress toward quarterly goals"
      table={aimTable}
      options={({ line, text }) => ({
        chart: { type: 'radialBar' },
        series: aims.map(({ value }) => value),
        labels: aims.map(({ name }) => name),
        stroke: { lineCap: 'round' },
        plotOptions: {
          radialBar: {
            track: { background: line },
            dataLabels: { value: { color: text }, total: { show: true, label: 'Sales', color: text, formatter: () => '78 %' } },
          },
        },
      })}
    />
  );
}
