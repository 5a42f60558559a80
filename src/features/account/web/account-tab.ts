/** The parts of the page of account settings, as its address names them. */
export const accountTabs = ['general', 'security', 'info', 'social', 'connections', 'notifications', 'data'] as const;
export type AccountTab = (typeof accountTabs)[number];

export const tabFrom = (asked: unknown): AccountTab => accountTabs.find((tab) => tab === asked) ?? 'general';
