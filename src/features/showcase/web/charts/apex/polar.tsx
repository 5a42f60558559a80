import { kindTable } from '../chart-tables.ts';
import { kinds } from '../figures.ts';
import { ApexChart } from './apex-chart.tsx';

/** All segments have the same angle; the radius shows the value. */
export function Polar() {
  return (
    <ApexChart
      label="Sales by category, polar"
      table={kindTable}
      options={({ line, card, text }) => ({
        chart: { type: 'polarArea' },
        series: kinds.map(({ value }) => value),
        labels: kinds.map(({ name }) => name),
        stroke: { colors: [card], width: 2 },
        fill: { opacity: 0.85 },
        legend: {
          position: 'bottom',
          labels: { colors: text },
          markers: { strokeWidth: 0, offsetX: -3 },
          onItemClick: { toggleDataSeries: false },
        },
        yaxis: { show: false },
        plotOptions: { polarArea: { rings: { strokeColor: line }, spokes: { connectorColors: line } } },
      })}
    />
  );
}
