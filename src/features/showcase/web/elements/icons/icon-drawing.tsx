interface Props {
  /** The outline path and, after a bar, the filled one; undefined while loading. */
  path: string | undefined;
  isFilled: boolean;
}

export function IconDrawing({ path = '', isFilled }: Props) {
  const [lines, ground] = path.split('|');
  const look = isFilled ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 };
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round" {...look}>
      <path d={lines} />
      {ground && <path d={ground} fill="currentColor" />}
    </svg>
  );
}
