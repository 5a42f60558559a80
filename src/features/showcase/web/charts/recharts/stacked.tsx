import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { studioTable } from '../chart-tables.ts';
import { byMonth, studios } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

/** The height is the total. */
export function StackedStudios() {
  return (
    <RechartsFigure
      label="Sales by studio and month, stacked"
      table={studioTable}
      draw={(look) => {
        const { x, y, grid, tooltip, legend, still } = partsOf(look);
        return (
          <BarChart data={byMonth} accessibilityLayer={false}>
            <CartesianGrid {...grid} />
            <XAxis dataKey="month" {...x} />
            <YAxis {...y} />
            <Tooltip {...tooltip} />
            <Legend {...legend} />
            {studios.map(({ name }, at) => (
              <Bar key={name} dataKey={name} stackId="all" fill={look.color(at)} {...still} />
            ))}
          </BarChart>
        );
      }}
    />
  );
}
