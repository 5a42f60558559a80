import { productTable } from '../chart-tables.ts';
import { products } from '../figures.ts';
import { ApexChart } from './apex-chart.tsx';

/** The larger, the more is said of it. */
export function Bubble() {
  return (
    <ApexChart
      label="Products by price, sales and reviews"
      table={productTable}
      options={({ isMirrored }) => ({
        chart: { type: 'bubble' },
        series: [{ name: 'Products', data: products.map(({ price, sold, reviews }) => [isMirrored ? -price : price, sold, reviews]) }],
        fill: { opacity: 0.6 },
        plotOptions: { bubble: { minBubbleRadius: 5, maxBubbleRadius: 24 } },
        xaxis: {
          type: 'numeric',
          tickAmount: 7,
          ...(isMirrored ? { min: -3500, max: 0 } : { min: 0, max: 3500 }),
          labels: { formatter: (value) => `€ ${Math.abs(Math.round(Number(value)))}` },
        },
        yaxis: { min: 0, max: 200, opposite: isMirrored },
      })}
    />
  );
}
