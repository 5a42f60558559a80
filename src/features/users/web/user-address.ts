export const userAddress = (id: number) => `/apps/user/view/${id}`;
