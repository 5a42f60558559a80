import { Bar, BarChart, Tooltip, XAxis, YAxis } from 'recharts';
import { kindTable } from '../chart-tables.ts';
import { kinds } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

/** Horizontal bars suit long labels. */
export function BarsOfKinds() {
  return (
    <RechartsFigure
      label="Sales by category"
      table={kindTable}
      draw={(look) => {
        const { x, y, tooltip, still } = partsOf(look);
        return (
          <BarChart data={[...kinds]} layout="vertical" accessibilityLayer={false}>
            <XAxis type="number" {...x} />
            <YAxis type="category" dataKey="name" {...y} width={72} />
            <Tooltip {...tooltip} />
            <Bar dataKey="value" name="Sales" fill={look.color(0)} radius={[0, 4, 4, 0]} {...still} />
          </BarChart>
        );
      }}
    />
  );
}
