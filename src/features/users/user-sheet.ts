/** The columns of a sheet of users, as the export writes them and the import reads them. */
export const userSheetColumns = [
  { field: 'fullName', label: 'Full name', width: 28 },
  { field: 'email', label: 'E-mail', width: 34 },
  { field: 'username', label: 'Username', width: 18 },
  { field: 'role', label: 'Role', width: 14 },
  { field: 'currentPlan', label: 'Plan', width: 14 },
  { field: 'status', label: 'Status', width: 12 },
  { field: 'billing', label: 'Billing', width: 22 },
  { field: 'company', label: 'Company', width: 28 },
  { field: 'country', label: 'Country', width: 18 },
  { field: 'contact', label: 'Contact', width: 20 },
] as const;

export type UserSheetField = (typeof userSheetColumns)[number]['field'];
