import type { GrantedRule } from '../../contract.ts';
import { RightsMatrix } from './rights-matrix.tsx';
import { type RoleValues, rulesOf, valuesOf } from './role-values.ts';

interface Props {
  cells: readonly GrantedRule[];
  /** Whether checking a cell grants it; users can't grant what they lack. */
  gives?: boolean;
  onChange: (cells: GrantedRule[]) => void;
}

/** Matrix to select cells. When nothing is granted, every cell can be checked. */
export function CellsMatrix({ cells, gives = false, onChange }: Props) {
  const values: RoleValues = valuesOf({ title: '', rules: [...cells] });
  return <RightsMatrix values={values} gives={gives} onChange={(rows) => onChange(rulesOf({ ...values, ...rows }))} />;
}
