/** What `readProfile` is asked for by the page: without the posts. */
export const profileInput = (personId: number | undefined) => ({ query: { ...(personId !== undefined && { id: personId }), posts: 0 } });
