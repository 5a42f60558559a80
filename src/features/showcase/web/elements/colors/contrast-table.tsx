import { useMemo } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { contrastOf } from './contrast.ts';
import classes from './contrast-table.module.css';
import { readTokens } from './read-tokens.ts';

const pairs = [
  { what: 'Text on a card', ink: '--text', ground: '--card', needed: 4.5 },
  { what: 'Text on the page', ink: '--text', ground: '--page', needed: 4.5 },
  { what: 'Secondary text on a card', ink: '--text-quiet', ground: '--card', needed: 4.5 },
  { what: 'Secondary text on the page', ink: '--text-quiet', ground: '--page', needed: 4.5 },
  { what: 'Secondary text on hover', ink: '--text-quiet', ground: '--hover', needed: 4.5 },
  { what: 'Link on a card', ink: '--accent-text', ground: '--card', needed: 4.5 },
  { what: 'Primary button', ink: '--on-accent', ground: '--accent', needed: 4.5 },
  { what: 'Accent on accent background', ink: '--accent-text', ground: '--accent-soft', needed: 4.5 },
  { what: 'Success on success background', ink: '--success', ground: '--success-soft', needed: 4.5 },
  { what: 'Info on info background', ink: '--info', ground: '--info-soft', needed: 4.5 },
  { what: 'Warning on warning background', ink: '--warning', ground: '--warning-soft', needed: 4.5 },
  { what: 'Danger on danger background', ink: '--danger', ground: '--danger-soft', needed: 4.5 },
  { what: 'Checkbox border', ink: '--tick-line', ground: '--card', needed: 3 },
  { what: 'First chart color', ink: '--chart-1', ground: '--card', needed: 3 },
];
const skins = ['light', 'dark'] as const;

/** Reads both color schemes from the page's styles, whichever is active. */
export function ContrastTable() {
  const tokens = useMemo(readTokens, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is scrolled with the keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
    <div className={classes.place} role="region" aria-label="Palette contrast" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">Required</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ what, ink, ground, needed }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {skins.map((skin) => {
                const [color = '', backgroundColor = ''] = [tokens[skin][ink], tokens[skin][ground]];
                const contrast = contrastOf(color, backgroundColor);
                return (
                  <td key={skin}>
                    <span className={classes.sample} style={{ color, backgroundColor }} aria-hidden="true">
                      {needed < 4.5 ? <span className={classes.mark} /> : 'Aa'}
                    </span>
                    {contrast === undefined ? '—' : `${contrast.toFixed(1)} `}
                    {contrast !== undefined && <Badge tone={contrast >= needed ? 'success' : 'danger'}>{gradeOf(contrast, needed)}</Badge>}
                  </td>
                );
              })}
              <td>{needed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function gradeOf(contrast: number, needed: number): string {
  if (contrast < needed) return 'Too low';
  return contrast >= 7 ? 'AAA' : 'AA';
}
