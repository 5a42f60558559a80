/** The page a person lands on after signing in. */
export function homeOfRole(role: string): string {
  return role === 'client' ? '/access-control' : '/';
}

/** The page the founder of an empty company lands on. */
export const setupOfCompany = '/setup';

/** The page the start redirects to for people with access to the full menu. */
export const firstOfMenu = '/';
