import type { GrantedRule } from '../../contract.ts';
import { RightsMatrix } from './rights-matrix.tsx';
import { type RoleValues, rulesOf, valuesOf } from './role-values.ts';

interface Props {
  cells: readonly GrantedRule[];
  /** Whether ticking gives a right: then nobody ticks what they lack. */
  gives?: boolean;
  onChange: (cells: GrantedRule[]) => void;
}

/** The matrix for naming cells. Where nobody is given anything, each can be ticked by whoever names them. */
export function CellsMatrix({ cells, gives = false, onChange }: Props) {
  const values: RoleValues = valuesOf({ title: '', rules: [...cells] });
  return <RightsMatrix values={values} gives={gives} onChange={(rows) => onChange(rulesOf({ ...values, ...rows }))} />;
}
