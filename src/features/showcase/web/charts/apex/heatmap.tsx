import { weekTable } from '../chart-tables.ts';
import { hours, week } from '../figures.ts';
import { ApexChart, fromLeft } from './apex-chart.tsx';

/** Darker cells mean more orders. */
export function Heatmap() {
  return (
    <ApexChart
      label="Orders by day and hour"
      table={weekTable}
      options={(look) => ({
        chart: { type: 'heatmap' },
        colors: [look.color(0)],
        series: week.toReversed().map(({ day, orders }) => ({ name: day, data: fromLeft(orders, look) })),
        stroke: { colors: [look.card], width: 2 },
        xaxis: { categories: fromLeft(hours, look) },
      })}
    />
  );
}
