import { Area, AreaChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { studioTable } from '../chart-tables.ts';
import { byMonth, studios } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

/** Totals as softly filled areas. */
export function AreaOfStudios() {
  return (
    <RechartsFigure
      label="Sales by studio and month"
      table={studioTable}
      draw={(look) => {
        const { x, ends, y, grid, tooltip, legend, still } = partsOf(look);
        return (
          <AreaChart data={byMonth} accessibilityLayer={false}>
            <CartesianGrid {...grid} />
            <XAxis dataKey="month" {...x} {...ends} />
            <YAxis {...y} />
            <Tooltip {...tooltip} />
            <Legend {...legend} />
            {studios.map(({ name }, at) => (
              <Area
                key={name}
                dataKey={name}
                type="monotone"
                stroke={look.color(at)}
                strokeWidth={2}
                fill={look.color(at)}
                fillOpacity={0.12}
                {...still}
              />
            ))}
          </AreaChart>
        );
      }}
    />
  );
}
