import { productTable } from '../chart-tables.ts';
import { euros, products } from '../figures.ts';
import { ApexChart } from './apex-chart.tsx';

/** Bubble size shows the number of reviews. */
export function Bubble() {
  return (
    <ApexChart
      label="Products by price, sales and reviews"
      table={productTable}
      options={({ isMirrored, card }) => ({
        chart: { type: 'bubble' },
        series: [{ name: 'Products', data: products.map(({ price, sold, reviews }) => [isMirrored ? -price : price, sold, reviews]) }],
        fill: { opacity: 0.6 },
        stroke: { width: 1 },
        markers: { strokeColors: card, strokeWidth: 1 },
        plotOptions: { bubble: { minBubbleRadius: 5, maxBubbleRadius: 24 } },
        xaxis: {
          type: 'numeric',
          tickAmount: 4,
          ...(isMirrored ? { min: -4000, max: 0 } : { min: 0, max: 4000 }),
          labels: { formatter: (value) => euros(Math.abs(Math.round(Number(value)))) },
        },
        yaxis: { min: 0, max: 200, opposite: isMirrored },
      })}
    />
  );
}
