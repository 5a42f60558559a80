import { chairTable } from '../chart-tables.ts';
import { chairs } from '../figures.ts';
import { ApexChart } from './apex-chart.tsx';

/** Two products compared on six criteria. */
export function Radar() {
  return (
    <ApexChart
      label="Ratings of two chairs"
      table={chairTable}
      options={({ line, card, quiet }) => ({
        chart: { type: 'radar' },
        series: chairs.scores.map(({ name, values }) => ({ name, data: [...values] })),
        fill: { opacity: 0.15 },
        markers: { strokeColors: card },
        plotOptions: { radar: { size: 92, polygons: { strokeColors: line, connectorColors: line, fill: { colors: [card] } } } },
        xaxis: { categories: [...chairs.sides], labels: { style: { colors: chairs.sides.map(() => quiet) } } },
        yaxis: { show: false, max: 10 },
      })}
    />
  );
}
