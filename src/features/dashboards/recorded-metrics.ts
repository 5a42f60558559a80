/** Figures recorded by day because they can't be derived from the company's records. */
export type RecordedMetric =
  /** A year's planned revenue in cents, by its first day. */
  | 'budget'
  /** Sign-ins aimed for in a month, by its first day. */
  | 'session-goal'
  /** Visits to the company's website, by the first day of a week. */
  | 'site-traffic'
  /** Newsletter readers, by the first day of a week. */
  | 'newsletter'
  /** New clients referred by another client, by day. */
  | 'referrals';
