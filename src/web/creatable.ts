import type { Subject } from '#contract/endpoint.ts';

/** Opens the *New* menu. `c` alone is used by mail and to-dos, and `n` creates a new item on each page. */
export const newKeys = 'Shift+C';

/** The subjects of the *New* menu in order. Each needs a command with `creates`. */
export const creatable: readonly Subject[] = ['Email', 'Calendar', 'Board', 'Todo', 'Invoice', 'Client', 'Product', 'Blog'];
