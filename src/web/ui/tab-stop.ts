import { createContext, useContext } from 'react';

/** For roving tabindex: in a group navigated by arrow keys only one part is a tab stop; the others get -1. */
export const TabStop = createContext<0 | -1>(0);

/** Returns the `tabIndex` for interactive elements in this context. */
export function useTabStop(): 0 | -1 {
  return useContext(TabStop);
}
