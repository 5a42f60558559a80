/** What is kept by day because nothing in the company adds up to it. */
export type KeptFigure =
  /** What a year is planned to bring in, by its first day; in cents. */
  | 'budget'
  /** How many sign-ins a month is to have, by its first day. */
  | 'session-goal'
  /** Visits of the company's own site, by the first day of a week. */
  | 'site-traffic'
  /** Who reads the newsletter, by the first day of a week. */
  | 'newsletter'
  /** New clients whom another one sent, by the day. */
  | 'referrals';
