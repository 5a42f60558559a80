import { oakTable } from '../chart-tables.ts';
import { oak } from '../figures.ts';
import { ApexChart, fromLeft } from './apex-chart.tsx';

/** Where a week began and ended, and how far it went. */
export function Candlestick() {
  return (
    <ApexChart
      label="Price of oak per cubic meter by week"
      table={oakTable}
      options={(look) => ({
        chart: { type: 'candlestick' },
        series: [
          { name: 'Oak', data: fromLeft(oak, look).map(({ week, open, high, low, close }) => ({ x: week, y: [open, high, low, close] })) },
        ],
        stroke: { width: 1 },
        plotOptions: { candlestick: { colors: { upward: look.good, downward: look.bad }, wick: { useFillColor: true } } },
        xaxis: { type: 'category' },
      })}
    />
  );
}
