import { productTable } from '../chart-tables.ts';
import { euros, products } from '../figures.ts';
import { axesFor, ChartjsChart } from './chartjs-chart.tsx';

/** Expensive products sell less often. */
export function Scatter() {
  return (
    <ChartjsChart
      label="Products by price and units sold"
      table={productTable}
      options={(look) => ({
        type: 'scatter',
        data: {
          datasets: [
            {
              label: 'Products',
              data: products.map(({ price, sold }) => ({ x: price, y: sold })),
              backgroundColor: look.color(1),
              pointRadius: 5,
            },
          ],
        },
        options: { scales: axesFor(look, euros) },
      })}
    />
  );
}
