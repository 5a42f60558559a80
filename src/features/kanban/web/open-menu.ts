/** The menu that is open beside a card or a board. */
export type OpenMenu = { kind: 'card'; id: number; anchor: HTMLElement } | { kind: 'board'; id: string; anchor: HTMLElement };
