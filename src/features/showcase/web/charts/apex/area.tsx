import { studioTable } from '../chart-tables.ts';
import { months, studios } from '../figures.ts';
import { ApexChart, fromLeft } from './apex-chart.tsx';

/** Totals as softly filled areas. */
export function Area() {
  return (
    <ApexChart
      label="Sales by studio and month"
      table={studioTable}
      options={(look) => ({
        chart: { type: 'area' },
        series: studios.map(({ name, values }) => ({ name, data: fromLeft(values, look) })),
        stroke: { curve: 'smooth', width: 2 },
        fill: { type: 'gradient', gradient: { opacityFrom: 0.35, opacityTo: 0.05 } },
        xaxis: { categories: fromLeft(months, look) },
      })}
    />
  );
}
