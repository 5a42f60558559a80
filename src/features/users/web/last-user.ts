const key = 'atrium.users.last';

/** Keeps whose page was opened, for the page's address that names nobody; for this tab alone. */
export function keepLastUser(id: number): void {
  try {
    sessionStorage.setItem(key, String(id));
  } catch {
    // A forbidden storage: then the first user is shown there.
  }
}

export function lastUser(): number | null {
  try {
    const id = Number(sessionStorage.getItem(key));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}
