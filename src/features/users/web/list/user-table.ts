import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';
import { userPlans } from '../../contract.ts';

/** Statuses shown in the list: an active record without an account counts as not invited. */
export const shownStatuses = ['pending', 'active', 'notInvited', 'inactive'] as const;

/** Columns, filters, and order of the user list. */
export const userTable = {
  columns: ['fullName', 'role', 'currentPlan', 'billing', 'status'],
  sort: { column: 'fullName', direction: 'asc' },
  filters: { role: null, plan: userPlans, status: shownStatuses, signIn: ['yes', 'no'] },
} as const satisfies TableSpec<string, Record<string, readonly string[] | null>>;

export const readUserTable = (search: Record<string, unknown>) => readTableSearch(search, userTable);

export type UserTableState = ReturnType<typeof readUserTable>;

/** Converts filters and order to the API's parameters. */
export function userFilterInput({ q, filters, sort }: Pick<UserTableState, 'q' | 'filters' | 'sort'>) {
  const { role, plan, status, signIn } = filters;
  const asked =
    status === 'active' || status === 'notInvited'
      ? ({ status: 'active', account: status === 'active' ? 'yes' : 'no' } as const)
      : { status };
  return { q, role, ...asked, currentPlan: plan, signIn, sort: sort.direction, sortColumn: sort.column };
}

/** Input of `listUsers` for a page of the list. */
export const userListInput = (state: UserTableState) => ({
  query: { ...userFilterInput(state), page: state.page, perPage: state.perPage },
});
