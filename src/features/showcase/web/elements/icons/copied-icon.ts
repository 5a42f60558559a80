import type { SetIcon } from './find-icons.ts';
import { iconName } from './icon-name.ts';

/** What a click on an icon can copy. */
export const copiedKinds = ['import', 'kit', 'svg'] as const;
export type CopiedKind = (typeof copiedKinds)[number];

/** Returns an icon as an import, a re-export for the kit, or SVG. */
export function copiedIcon(kind: CopiedKind, icon: SetIcon, path: string): string {
  const name = iconName(icon);
  if (kind === 'import') return `import { ${name} } from '@tabler/icons-react';`;
  if (kind === 'kit') return `export { default as ${name} } from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`;
  const [lines, ground] = path.split('|');
  const look = icon.isFilled ? 'fill="currentColor"' : 'fill="none" stroke="currentColor" stroke-width="2"';
  const more = ground ? `<path d="${ground}" fill="currentColor"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" ${look} stroke-linecap="round" stroke-linejoin="round"><path d="${lines}"/>${more}</svg>`;
}
