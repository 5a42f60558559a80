interface Tabs {
  /** Index of the selected tab. */
  at: number;
  count: number;
  isRtl: boolean;
  /** Vertical tabs. */
  isUpright?: boolean;
}

/** Returns the tab a key moves to; undefined for other keys. */
export function nextTab(key: string, { at, count, isRtl, isUpright = false }: Tabs): number | undefined {
  const [forward, back] = isUpright ? ['ArrowDown', 'ArrowUp'] : isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
