/** What `listClients` is asked for a page of the clients in whose name, company or e-mail address `q` stands. */
export const clientListInput = ({ q, page, perPage }: { q: string; page: number; perPage: number }) => ({ query: { q, page, perPage } });
