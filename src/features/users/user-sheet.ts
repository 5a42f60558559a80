/** Columns of a user sheet, for export and import; their headings are in `users.sheet`. */
export const userSheetColumns = [
  { field: 'fullName', width: 28 },
  { field: 'email', width: 34 },
  { field: 'username', width: 18 },
  { field: 'role', width: 14 },
  { field: 'currentPlan', width: 14 },
  { field: 'status', width: 12 },
  { field: 'billing', width: 22 },
  { field: 'company', width: 28 },
  { field: 'country', width: 18 },
  { field: 'contact', width: 20 },
] as const;

export type UserSheetField = (typeof userSheetColumns)[number]['field'];
