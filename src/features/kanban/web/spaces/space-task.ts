/** What a dialog over the boards is for. */
export type SpaceTask = 'add' | 'change' | 'people' | 'copy' | 'template' | 'import';
