import { studioTable } from '../chart-tables.ts';
import { months, studios } from '../figures.ts';
import { ApexChart, fromLeft } from './apex-chart.tsx';

export function Line() {
  return (
    <ApexChart
      label="Sales by studio and month, as lines"
      table={studioTable}
      options={(look) => ({
        chart: { type: 'line' },
        series: studios.map(({ name, values }) => ({ name, data: fromLeft(values, look) })),
        markers: { size: 4, strokeColors: look.card },
        xaxis: { categories: fromLeft(months, look) },
      })}
    />
  );
}
