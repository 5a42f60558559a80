/** What the sidebar leads to. */
export type CalendarDialog = 'import' | 'export' | 'subscription';
