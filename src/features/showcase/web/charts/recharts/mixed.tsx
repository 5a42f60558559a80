import { Area, Bar, CartesianGrid, ComposedChart, Legend, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { studioTable } from '../chart-tables.ts';
import { byMonth } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

/** Area, columns, and line in one chart. */
export function MixedStudios() {
  return (
    <RechartsFigure
      label="Sales by studio, as area, columns and line"
      table={studioTable}
      draw={(look) => {
        const { x, y, grid, tooltip, legend, dots, still } = partsOf(look);
        return (
          <ComposedChart data={byMonth} accessibilityLayer={false}>
            <CartesianGrid {...grid} />
            <XAxis dataKey="month" {...x} />
            <YAxis {...y} />
            <Tooltip {...tooltip} />
            <Legend {...legend} />
            <Area dataKey="Porto" stroke={look.color(0)} fill={look.color(0)} fillOpacity={0.12} {...still} />
            <Bar dataKey="Kyoto" fill={look.color(2)} radius={[4, 4, 0, 0]} {...still} />
            <Line dataKey="Edinburgh" stroke={look.color(1)} strokeWidth={2} {...dots} {...still} />
          </ComposedChart>
        );
      }}
    />
  );
}
