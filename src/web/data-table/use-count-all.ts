import { useState } from 'react';

/** Whether the exact total of a long list is wanted, and how to request it. Valid for the current search, across pages. */
export function useCountAll({ scope }: { scope: string }): [isExact: boolean, countAll: () => void] {
  const [counted, setCounted] = useState<string>();
  return [counted === scope, () => setCounted(scope)];
}
