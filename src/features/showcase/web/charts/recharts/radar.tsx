import { Legend, PolarAngleAxis, PolarGrid, Radar, RadarChart, Tooltip } from 'recharts';
import { chairTable } from '../chart-tables.ts';
import { chairs } from '../figures.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

const sides = chairs.sides.map((side, at) => ({
  side,
  ...Object.fromEntries(chairs.scores.map(({ name, values }) => [name, values[at] ?? 0])),
}));

/** Two products compared on six criteria. */
export function RadarOfChairs() {
  return (
    <RechartsFigure
      label="Ratings of two chairs"
      table={chairTable}
      draw={(look) => {
        const { tooltip, legend, still } = partsOf(look);
        return (
          <RadarChart data={sides} outerRadius="68%" accessibilityLayer={false}>
            <PolarGrid stroke={look.line} />
            <PolarAngleAxis dataKey="side" tick={{ fill: look.text, fontSize: 12 }} />
            <Tooltip {...tooltip} />
            <Legend {...legend} />
            {chairs.scores.map(({ name }, at) => (
              <Radar key={name} dataKey={name} stroke={look.color(at)} fill={look.color(at)} fillOpacity={0.15} {...still} />
            ))}
          </RadarChart>
        );
      }}
    />
  );
}
