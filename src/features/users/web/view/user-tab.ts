/** The parts of a user's page, as its address names them. */
export const userTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const;
export type UserTab = (typeof userTabs)[number];

export const tabFrom = (asked: unknown): UserTab => userTabs.find((tab) => tab === asked) ?? 'account';
