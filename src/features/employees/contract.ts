import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { listFormats } from '#contract/list-formats.ts';
import { emailOrNone, emptyAsAbsent, id, oneLine, page, perPage, plainDate, version } from '#contract/primitives.ts';

/** Names of status codes 1 to 5, in order. */
export const employeeStatuses = ['current', 'professional', 'rejected', 'resigned', 'applied'] as const;

/** Maximum annual salary. */
export const maxSalaryCents = 99_999_999_999;

const status = () => z.number().check(z.int(), z.minimum(1), z.maximum(employeeStatuses.length));
const years = (most: number) => z.number().check(z.int(), z.minimum(0), z.maximum(most));
const cents = () => z.number().check(z.int(), z.minimum(0), z.maximum(maxSalaryCents));

const employeeFields = z.strictObject({
  fullName: oneLine(120).check(z.minLength(1)),
  post: oneLine(120),
  email: emailOrNone(),
  city: oneLine(80),
  startDate: plainDate(),
  /** Annual. */
  salaryCents: cents(),
  age: years(120),
  experienceYears: years(80),
  /** 1-based index in `employeeStatuses`. */
  status: status(),
});
export type EmployeeFields = z.infer<typeof employeeFields>;

/** A current, former, or prospective employee. */
export const employee = z.object({
  id: z.number(),
  /** URL of a picture; empty shows initials. */
  avatar: z.string(),
  fullName: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  startDate: z.string(),
  /** Hundredths of `currency`, the company's currency. */
  salaryCents: z.number(),
  currency: z.string(),
  age: z.number(),
  experienceYears: z.number(),
  status: z.number(),
  version: z.number(),
});
export type Employee = z.infer<typeof employee>;

/** A row in the specification's format, with all values as display text. */
const employeeRow = z.object({
  responsive_id: z.string(),
  id: z.number(),
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  /** `MM/DD/YYYY` */
  start_date: z.string(),
  /** `$86400.00` */
  salary: z.string(),
  age: z.string(),
  experience: z.string(),
  status: z.number(),
});
export type EmployeeRow = z.infer<typeof employeeRow>;

export const sortColumns = [
  'id',
  'fullName',
  'post',
  'email',
  'city',
  'startDate',
  'salaryCents',
  'age',
  'experienceYears',
  'status',
] as const;
export type EmployeeSortColumn = (typeof sortColumns)[number];
/** Columns that rows can be grouped by. */
export const groupColumns = ['post', 'city', 'status'] as const;
export type EmployeeGroupColumn = (typeof groupColumns)[number];

const wanted = {
  /** Searches name, job title, email, city, age, salary, and date as displayed. */
  q: z._default(z.string(), ''),
  // Filters for single columns; all must match.
  fullName: z._default(z.string(), ''),
  post: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  city: z._default(z.string(), ''),
  startedFrom: emptyAsAbsent(plainDate()),
  startedUntil: emptyAsAbsent(plainDate()),
  salaryFromCents: emptyAsAbsent(id()),
  salaryUntilCents: emptyAsAbsent(id()),
  status: emptyAsAbsent(id()),
  sort: z._default(z.string(), 'asc'),
  sortColumn: z._default(z.enum(sortColumns), 'fullName'),
};

// Endpoints from the specification.

export const listAllEmployees = endpoint({
  method: 'GET',
  path: '/api/datatables/initial-data',
  summary: 'Lists all employees. If there are more than 1,000, returns none, with the header `X-Truncated: true`.',
  action: 'read',
  subject: 'Employee',
  answer: z.array(employeeRow),
});

export const listEmployeeRows = endpoint({
  method: 'GET',
  path: '/api/datatables/data',
  summary: 'Lists employees with `q` in name, post, email, age, salary or start date, a page at a time.',
  action: 'read',
  subject: 'Employee',
  query: z.object({ q: z._default(z.string(), ''), page: page(), perPage: perPage(10) }),
  answer: z.object({
    allData: z.array(employeeRow),
    allDataTruncated: z.optional(z.boolean()),
    /** Rows of the page; the specification calls them `invoices`. */
    invoices: z.array(employeeRow),
    total: z.number(),
  }),
});

// Atrium's own endpoints.

export const listEmployees = endpoint({
  method: 'GET',
  path: '/api/v1/employees',
  summary: 'Lists the matching employees, a page at a time. `group` groups them by that field, and `groups` has the counts.',
  action: 'read',
  subject: 'Employee',
  query: z.object({ ...wanted, group: z._default(z.enum(['', ...groupColumns]), ''), page: page(), perPage: perPage(10) }),
  answer: z.object({
    employees: z.array(employee),
    total: z.number(),
    /** Groups on this page with their total size. */
    groups: z.array(z.object({ value: z.string(), total: z.number() })),
  }),
});

export const addEmployee = endpoint({
  method: 'POST',
  path: '/api/v1/employees',
  once: true,
  summary: 'Adds an employee. The start date defaults to today.',
  action: 'create',
  subject: 'Employee',
  body: z.extend(z.partial(employeeFields), { fullName: employeeFields.shape.fullName }),
  answer: z.object({ employee }),
  status: 201,
});

const manyIds = z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(1000)) });

export const deleteEmployees = endpoint({
  method: 'POST',
  path: '/api/v1/employees/delete',
  summary: 'Soft-deletes employees.',
  action: 'delete',
  subject: 'Employee',
  body: manyIds,
  refusals: { 404: 'One of them doesn’t exist; nothing was changed.' },
});

export const restoreEmployees = endpoint({
  method: 'POST',
  path: '/api/v1/employees/restore',
  summary: 'Restores deleted items.',
  action: 'delete',
  subject: 'Employee',
  body: manyIds,
  refusals: { 404: 'One of them isn’t deleted.' },
});

export const updateEmployee = endpoint({
  method: 'POST',
  path: '/api/v1/employees/{id}',
  summary: 'Changes the given fields of an employee.',
  action: 'update',
  subject: 'Employee',
  params: z.object({ id: id() }),
  body: z.extend(z.partial(employeeFields), { version: version() }),
  answer: z.object({ employee }),
  refusals: { 404: 'No such employee.', 409: 'They were changed by someone else; `current` has the employee.' },
});

export const exportEmployees = endpoint({
  method: 'GET',
  path: '/api/v1/employee-export',
  summary: 'Exports all matching employees as a sheet, or the first 1,000 as a PDF. Cells that look like formulas stay text.',
  action: 'read',
  subject: 'Employee',
  raw: true,
  writes: true,
  query: z.object({ ...wanted, format: z.enum(listFormats) }),
});

export const employeeEndpoints = [
  listAllEmployees,
  listEmployeeRows,
  listEmployees,
  addEmployee,
  deleteEmployees,
  restoreEmployees,
  updateEmployee,
  exportEmployees,
];
