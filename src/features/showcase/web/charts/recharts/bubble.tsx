import { CartesianGrid, Scatter, ScatterChart, Tooltip, XAxis, YAxis, ZAxis } from 'recharts';
import { productTable } from '../chart-tables.ts';
import { euros, products } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

/** Bubble size shows the number of reviews. */
export function BubblesOfProducts() {
  return (
    <RechartsFigure
      label="Products by price, sales and reviews"
      table={productTable}
      draw={(look) => {
        const { x, y, grid, tooltip, still } = partsOf(look);
        return (
          <ScatterChart accessibilityLayer={false}>
            <CartesianGrid {...grid} />
            <XAxis type="number" dataKey="price" name="Price" tickFormatter={euros} domain={[0, 3600]} {...x} />
            <YAxis type="number" dataKey="sold" name="Sold" {...y} />
            <ZAxis type="number" dataKey="reviews" name="Reviews" range={[60, 900]} />
            <Tooltip {...tooltip} />
            <Scatter data={[...products]} fill={look.color(3)} fillOpacity={0.6} {...still} />
          </ScatterChart>
        );
      }}
    />
  );
}
