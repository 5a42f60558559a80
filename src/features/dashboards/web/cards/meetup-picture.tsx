import classes from './meetup-body.module.css';

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
      <g>
        <circle cx="116" cy="62" r="11" fill="var(--chart-3)" />
        <path d="M96 104c0-16 8-26 20-26s20 10 20 26z" fill="var(--chart-1)" />
        <circle cx="180" cy="66" r="11" fill="var(--chart-4)" />
        <path d="M160 104c0-14 8-22 20-22s20 8 20 22z" fill="var(--chart-2)" />
        <circle cx="244" cy="62" r="11" fill="var(--chart-5)" />
        <path d="M224 104c0-16 8-26 20-26s20 10 20 26z" fill="var(--chart-4)" />
      </g>
      <rect x="72" y="94" width="216" height="10" rx="3" fill="var(--chart-before)" />
    </svg>
  );
}
