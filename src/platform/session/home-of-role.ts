/** Where a person begins after signing in. */
export function homeOfRole(role: string): string {
  return role === 'client' ? '/access-control' : '/';
}

/** The page that the start leads to whoever may open all of the menu. */
export const firstOfMenu = '/';
