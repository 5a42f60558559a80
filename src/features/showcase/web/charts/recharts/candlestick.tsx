import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { oakTable } from '../chart-tables.ts';
import { oak } from '../figures.ts';
import type { ChartLook } from '../use-chart-look.ts';
import { partsOf, RechartsFigure } from './recharts-figure.tsx';

const candles = oak.map((one) => ({ ...one, span: [one.low, one.high] }));

interface Candle {
  x: number;
  y: number;
  width: number;
  height: number;
  payload: (typeof candles)[number];
}

/** Recharts has no candlestick, so a bar from low to high is drawn as one. */
function candle({ x, y, width, height, payload: { open, close, low, high } }: Candle, { good, bad }: ChartLook) {
  const color = close >= open ? good : bad;
  const at = (price: number) => y + ((high - price) / (high - low)) * height;
  return (
    <g stroke={color} fill={color}>
      <line x1={x + width / 2} x2={x + width / 2} y1={y} y2={y + height} />
      <rect x={x + width * 0.2} width={width * 0.6} y={at(Math.max(open, close))} height={Math.max(1, Math.abs(at(open) - at(close)))} />
    </g>
  );
}

/** Weekly open, close, high, and low prices. */
export function CandlesOfOak() {
  return (
    <RechartsFigure
      label="Price of oak per cubic meter by week"
      table={oakTable}
      draw={(look) => {
        const { x, y, grid, tooltip, still } = partsOf(look);
        return (
          <BarChart data={candles} accessibilityLayer={false}>
            <CartesianGrid {...grid} />
            <XAxis dataKey="week" {...x} />
            <YAxis {...y} domain={[1150, 1300]} />
            <Tooltip {...tooltip} />
            <Bar dataKey="span" name="Lowest and highest" shape={(given: unknown) => candle(given as Candle, look)} {...still} />
          </BarChart>
        );
      }}
    />
  );
}
