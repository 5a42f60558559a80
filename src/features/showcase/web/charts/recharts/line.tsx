import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { studioTable } from '../chart-tables.ts';
import { byMonth, studios } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

export function LinesOfStudios() {
  return (
    <RechartsFigure
      label="Sales by studio and month, as lines"
      table={studioTable}
      draw={(look) => {
        const { x, ends, y, grid, tooltip, legend, dots, still } = partsOf(look);
        return (
          <LineChart data={byMonth} accessibilityLayer={false}>
            <CartesianGrid {...grid} />
            <XAxis dataKey="month" {...x} {...ends} />
            <YAxis {...y} />
            <Tooltip {...tooltip} />
            <Legend {...legend} />
            {studios.map(({ name }, at) => (
              <Line key={name} dataKey={name} stroke={look.color(at)} strokeWidth={2} {...dots} {...still} />
            ))}
          </LineChart>
        );
      }}
    />
  );
}
