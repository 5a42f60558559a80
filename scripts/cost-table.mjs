const listed = 20;

/**
 * Prints the most expensive test files.
 * @param {{ file: string, seconds: number, setUpSeconds: number }[]} rows
 */
export function costTable(rows) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const line = ({ file, seconds, setUpSeconds }) =>
    `  ${seconds.toFixed(1).padStart(7)} s  ${percent(setUpSeconds / seconds).padStart(4)}  ${file}`;
  console.log('\n  CPU time  Set-up  The most expensive test files');
  for (const row of [...rows].sort((one, other) => other.seconds - one.seconds).slice(0, listed)) console.log(line(row));
  console.log(line({ file: `all ${rows.length} files`, seconds: sum('seconds'), setUpSeconds: sum('setUpSeconds') }));
}

const percent = (share) => `${Math.round((share || 0) * 100)} %`;
