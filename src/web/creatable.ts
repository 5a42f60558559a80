import type { Subject } from '#contract/endpoint.ts';

/** The keys that open the *New* menu. `c` alone is taken by mail and to-dos, `n` by the new thing of each page. */
export const newKeys = 'Shift+C';

/** What the *New* menu can create, in its order: a command of the area `creates` each of them. */
export const creatable: readonly Subject[] = ['Email', 'Calendar', 'Board', 'Todo', 'Invoice', 'Client', 'Product', 'Blog'];
