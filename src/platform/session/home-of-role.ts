/** Where a person begins after signing in. */
export function homeOfRole(role: string): string {
  return role === 'client' ? '/access-control' : '/';
}

/** Where the founder of an empty company begins. */
export const setupOfCompany = '/setup';

/** The page that the start leads to whoever may open all of the menu. */
export const firstOfMenu = '/';
