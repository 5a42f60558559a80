import classes from './meetup-body.module.css';

const people = [
  { at: '116 62', head: 3, body: 1 },
  { at: '180 66', head: 4, body: 2 },
  { at: '244 62', head: 5, body: 4 },
];

/** People around a table, for the eye alone. */
export function MeetupPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 360 104" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="360" height="104" fill="var(--accent-soft)" />
      <circle cx="296" cy="30" r="16" fill="var(--chart-3)" opacity="0.5" />
      <g fill="var(--card)" opacity="0.9">
        <rect x="30" y="18" width="64" height="44" rx="6" />
        <rect x="148" y="12" width="64" height="36" rx="6" />
      </g>
      <path
        d="M38 52l12-14 10 8 14-18 12 16"
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M160 24h40M160 34h26" stroke="var(--chart-before)" strokeWidth="3" strokeLinecap="round" />
      {people.map(({ at, head, body }) => (
        <g key={at} transform={`translate(${at})`}>
          <circle r="11" fill={`var(--chart-${head})`} />
          <path d="M-20 42c0-16 8-26 20-26s20 10 20 26z" fill={`var(--chart-${body})`} />
        </g>
      ))}
      <rect x="72" y="94" width="216" height="10" rx="3" fill="var(--chart-before)" />
    </svg>
  );
}
