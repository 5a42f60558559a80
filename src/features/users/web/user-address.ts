/** The address of a user's page. */
export const userAddress = (id: number) => `/apps/user/view/${id}`;
