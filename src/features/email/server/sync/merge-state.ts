/** What both sides keep of a mail besides its folder. */
export interface Flags {
  isRead: boolean;
  isStarred: boolean;
}

/** How a mail is to be on both sides: what was changed here wins over what was changed there. */
export function mergeFlags(agreed: Flags, here: Flags, there: Flags): Flags {
  return {
    isRead: here.isRead === agreed.isRead ? there.isRead : here.isRead,
    isStarred: here.isStarred === agreed.isStarred ? there.isStarred : here.isStarred,
  };
}

export function sameFlags(one: Flags, other: Flags): boolean {
  return one.isRead === other.isRead && one.isStarred === other.isStarred;
}
