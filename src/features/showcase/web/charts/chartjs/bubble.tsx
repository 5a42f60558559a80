import { productTable } from '../chart-tables.ts';
import { euros, products } from '../figures.ts';
import { axesFor, ChartjsChart, thin } from './chartjs-chart.tsx';

/** Bubble size shows the number of reviews. */
export function Bubble() {
  return (
    <ChartjsChart
      label="Products by price, sales and reviews"
      table={productTable}
      options={(look) => ({
        type: 'bubble',
        data: {
          datasets: [
            {
              label: 'Products',
              data: products.map(({ price, sold, reviews }) => ({ x: price, y: sold, r: Math.sqrt(reviews) * 2.4 })),
              backgroundColor: thin(look.color(3), 60),
              borderColor: look.color(3),
            },
          ],
        },
        options: { scales: axesFor(look, euros) },
      })}
    />
  );
}
