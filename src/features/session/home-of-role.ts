/** Where a person begins after signing in. */
export function homeOfRole(role: string): string {
  return role === 'client' ? '/access-control' : '/';
}
