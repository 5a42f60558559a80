import { studioTable } from '../chart-tables.ts';
import { months, studios } from '../figures.ts';
import { ApexChart, fromLeft } from './apex-chart.tsx';

/** Stacked so that the height is the total. */
export function Column() {
  return (
    <ApexChart
      label="Sales by studio and month, stacked"
      table={studioTable}
      options={(look) => ({
        chart: { type: 'bar', stacked: true },
        series: studios.map(({ name, values }) => ({ name, data: fromLeft(values, look) })),
        stroke: { width: 0 },
        plotOptions: { bar: { columnWidth: '55%', borderRadius: 4, borderRadiusApplication: 'end', borderRadiusWhenStacked: 'last' } },
        xaxis: { categories: fromLeft(months, look) },
      })}
    />
  );
}
