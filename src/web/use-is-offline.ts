import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

export const useIsOffline = () => useSyncExternalStore(connection.onChange, connection.isOffline);
