import { useState } from 'react';

/** Whether the exact total of a long list is wanted, and how to ask for it: it is for what the list shows now, whichever page. */
export function useCountAll({ scope }: { scope: string }): [isExact: boolean, countAll: () => void] {
  const [counted, setCounted] = useState<string>();
  return [counted === scope, () => setCounted(scope)];
}
