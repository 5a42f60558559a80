import { productTable } from '../chart-tables.ts';
import { euros, products } from '../figures.ts';
import { ApexChart } from './apex-chart.tsx';

/** Expensive products sell less often. */
export function Scatter() {
  return (
    <ApexChart
      label="Products by price and units sold"
      table={productTable}
      options={({ isMirrored }) => ({
        chart: { type: 'scatter' },
        series: [{ name: 'Products', data: products.map(({ price, sold }) => [isMirrored ? -price : price, sold]) }],
        xaxis: {
          type: 'numeric',
          tickAmount: 4,
          ...(isMirrored ? { min: -4000, max: 0 } : { min: 0, max: 4000 }),
          labels: { formatter: (value) => euros(Math.abs(Math.round(Number(value)))) },
        },
      })}
    />
  );
}
