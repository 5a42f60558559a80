interface Tabs {
  /** Which one is chosen, from 0. */
  at: number;
  count: number;
  isRtl: boolean;
  /** They stand below each other. */
  isUpright?: boolean;
}

/** Where a key leads from a tab; undefined where it leads nowhere. */
export function nextTab(key: string, { at, count, isRtl, isUpright = false }: Tabs): number | undefined {
  const [forward, back] = isUpright ? ['ArrowDown', 'ArrowUp'] : isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
