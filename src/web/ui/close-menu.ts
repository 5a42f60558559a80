import { createContext } from 'react';

/** Closes the enclosing menu, if any. */
export const CloseMenu = createContext<() => void>(() => undefined);
