import { createContext } from 'react';

/** Closes the menu around it, if there is one. */
export const CloseMenu = createContext<() => void>(() => undefined);
