import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Whether the server can't be reached right now. */
export const useIsOffline = () => useSyncExternalStore(connection.onChange, connection.isOffline);
