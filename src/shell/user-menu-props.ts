interface ShellUser {
  readonly fullName: string;
  readonly email: string;
  readonly role: string;
  readonly avatar: string | null;
}

export interface UserMenuProps {
  readonly user: ShellUser;
  /** Opens their profile; undefined for people without one. */
  readonly onProfile: (() => void) | undefined;
  readonly onAccount: () => void;
  /** Opens the date format settings. */
  readonly onDates: () => void;
  /** Opens the list of actions that can be undone. */
  readonly onShowWrites: () => void;
  readonly onShowShortcuts: () => void;
  readonly onHelp: () => void;
  readonly onLogOut: () => void;
}
