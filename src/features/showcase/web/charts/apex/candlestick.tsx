import { oakTable } from '../chart-tables.ts';
import { oak } from '../figures.ts';
import { ApexChart, fromLeft } from './apex-chart.tsx';

/** Weekly open, close, high, and low prices. */
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
