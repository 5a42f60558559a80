import { useMemo, useSyncExternalStore } from 'react';

/** The page's theme as charts need it: colors, font, and text direction. */
export interface ChartLook {
  /** `--chart-1` to `--chart-5`. */
  readonly colors: readonly string[];
  /** Returns one of the colors, from 0. */
  readonly color: (at: number) => string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly card: string;
  readonly good: string;
  readonly bad: string;
  readonly font: string;
  readonly isDark: boolean;
  readonly isMirrored: boolean;
  /** Whether animations are turned off. */
  readonly isStill: boolean;
}

const root = () => document.documentElement;

/** Returns the page's current theme; changes with the color scheme or the text direction. */
export function useChartLook(): ChartLook {
  const state = useSyncExternalStore(onRootChange, () => `${root().dataset.colorScheme} ${root().dir}`);
  return useMemo(() => {
    const styles = getComputedStyle(root());
    const token = (name: string) => styles.getPropertyValue(name).trim();
    const colors = [1, 2, 3, 4, 5].map((tone) => token(`--chart-${tone}`));
    return {
      colors,
      color: (at) => colors[at] ?? '',
      ...{ text: token('--text'), quiet: token('--text-quiet'), line: token('--line'), card: token('--card'), font: token('--font') },
      ...{ good: token('--success'), bad: token('--danger') },
      ...{ isDark: state.startsWith('dark'), isMirrored: state.endsWith('rtl') },
      isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
  }, [state]);
}

function onRootChange(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(root(), { attributeFilter: ['data-color-scheme', 'dir'] });
  return () => observer.disconnect();
}
