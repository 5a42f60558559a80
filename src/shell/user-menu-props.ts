/** What the shell shows of who is signed in. */
interface ShellUser {
  readonly fullName: string;
  readonly email: string;
  readonly role: string;
  readonly avatar: string | null;
}

export interface UserMenuProps {
  readonly user: ShellUser;
  /** Goes to their profile; missing for who has none to see. */
  readonly onProfile: (() => void) | undefined;
  /** Goes to what they set up of their own account. */
  readonly onAccount: () => void;
  /** Asks how dates are to be written. */
  readonly onDates: () => void;
  /** Shows what they did and can take back. */
  readonly onShowWrites: () => void;
  readonly onShowShortcuts: () => void;
  /** Opens the article about the page. */
  readonly onHelp: () => void;
  readonly onLogOut: () => void;
}
