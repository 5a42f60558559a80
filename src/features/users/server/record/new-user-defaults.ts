/** What the specification gives a new user who comes with less. */
export const newUserDefaults = {
  company: '',
  role: 'subscriber',
  username: '',
  country: '',
  contact: '',
  currentPlan: 'basic',
  status: 'active',
  billing: 'Auto Debit',
} as const;
