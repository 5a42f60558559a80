import type { GrantedRule } from '../../contract.ts';
import { RightsMatrix } from './rights-matrix.tsx';
import { type RoleValues, rulesOf, valuesOf } from './role-values.ts';

interface Props {
  cells: readonly GrantedRule[];
  onChange: (cells: GrantedRule[]) => void;
}

/** The matrix for naming cells: nobody is given anything, so that each can be ticked by whoever names them. */
export function CellsMatrix({ cells, onChange }: Props) {
  const values: RoleValues = valuesOf({ title: '', rules: [...cells] });
  return <RightsMatrix values={values} gives={false} onChange={(rows) => onChange(rulesOf({ ...values, ...rows }))} />;
}
