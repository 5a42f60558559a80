import { Cell, Legend, Pie, PieChart, Tooltip } from 'recharts';
import { kindTable } from '../chart-tables.ts';
import { kinds } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

export function DonutOfKinds() {
  return (
    <RechartsFigure
      label="Share of sales by category"
      table={kindTable}
      draw={(look) => {
        const { tooltip, legend, still } = partsOf(look);
        return (
          <PieChart accessibilityLayer={false}>
            <Tooltip {...tooltip} />
            <Legend {...legend} />
            <Pie
              data={[...kinds]}
              dataKey="value"
              nameKey="name"
              innerRadius="60%"
              outerRadius="90%"
              stroke={look.card}
              rootTabIndex={-1}
              {...still}
            >
              {kinds.map(({ name }, at) => (
                <Cell key={name} fill={look.color(at)} />
              ))}
            </Pie>
          </PieChart>
        );
      }}
    />
  );
}
