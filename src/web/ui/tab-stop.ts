import { createContext, useContext } from 'react';

/** Where arrow keys walk, only one of many parts is a stop of the Tab key: the others are given -1. */
export const TabStop = createContext<0 | -1>(0);

/** The `tabIndex` for what can be pressed here. */
export function useTabStop(): 0 | -1 {
  return useContext(TabStop);
}
