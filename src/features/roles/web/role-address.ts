/** The address of the roles with one of them open. */
export const roleAddress = (name: string) => `/apps/roles?${new URLSearchParams({ role: name })}`;
