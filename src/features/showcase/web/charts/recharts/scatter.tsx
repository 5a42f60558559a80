import { CartesianGrid, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import { productTable } from '../chart-tables.ts';
import { euros, products } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

/** Expensive products sell less often. */
export function ScatteredProducts() {
  return (
    <RechartsFigure
      label="Products by price and units sold"
      table={productTable}
      draw={(look) => {
        const { x, y, grid, tooltip, still } = partsOf(look);
        return (
          <ScatterChart accessibilityLayer={false}>
            <CartesianGrid {...grid} />
            <XAxis type="number" dataKey="price" name="Price" tickFormatter={euros} domain={[0, 3600]} {...x} />
            <YAxis type="number" dataKey="sold" name="Sold" {...y} />
            <Tooltip {...tooltip} />
            <Scatter data={[...products]} fill={look.color(1)} {...still} />
          </ScatterChart>
        );
      }}
    />
  );
}
