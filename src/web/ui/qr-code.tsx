import { encode } from 'uqr';
import classes from './qr-code.module.css';

interface Props {
  text: string;
  /** Describes where it leads. */
  label: string;
}

/** A QR code; dark on white in every skin, with the required quiet zone. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
