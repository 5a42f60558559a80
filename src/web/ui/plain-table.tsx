import classes from './plain-table.module.css';

export interface PlainTableLook {
  ground?: 'dark';
  isStriped?: boolean;
  /** Lines between rows by default. */
  lines?: 'all' | 'none';
  isHovered?: boolean;
  isSmall?: boolean;
}

interface Props extends PlainTableLook {
  label: string;
  head: readonly string[];
  rows: readonly { key: number; cells: readonly string[]; tone?: 'success' | 'info' | 'danger' | 'neutral' | 'warning' | undefined }[];
}

/** A plain text table without interaction. Scrolls by itself when it needs more room. */
export function PlainTable({ label, head, rows, ground, lines, isStriped, isHovered, isSmall }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is scrolled with the keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
    <div className={classes.place} data-color-scheme={ground} role="region" aria-label={label} tabIndex={0}>
      <table
        className={classes.table}
        data-lines={lines}
        data-striped={isStriped || undefined}
        data-hovered={isHovered || undefined}
        data-small={isSmall || undefined}
      >
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], tone }) => (
            <tr key={key} data-tone={tone}>
              <th scope="row">
                <bdi>{first}</bdi>
              </th>
              {others.map((cell, at) => (
                <td key={head[at + 1]}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
