import { Legend, PolarAngleAxis, RadialBar, RadialBarChart, Tooltip } from 'recharts';
import { aimTable } from '../chart-tables.ts';
import { aims } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

/** Progress as concentric rings. */
export function RingsOfAims() {
  return (
    <RechartsFigure
      label="Progress toward quarterly goals"
      table={aimTable}
      draw={(look) => {
        const { tooltip, legend, still } = partsOf(look);
        const rings = aims.map((aim, at) => ({ ...aim, fill: look.color(at) }));
        return (
          <RadialBarChart
            data={rings}
            innerRadius="35%"
            outerRadius="88%"
            cy="44%"
            startAngle={90}
            endAngle={-270}
            accessibilityLayer={false}
          >
            <PolarAngleAxis type="number" domain={[0, 100]} tick={false} />
            <Tooltip {...tooltip} />
            <Legend {...legend} />
            <RadialBar dataKey="value" background={{ fill: look.line }} cornerRadius={6} {...still} />
          </RadialBarChart>
        );
      }}
    />
  );
}
