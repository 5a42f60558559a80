import { type SQL, sql } from 'drizzle-orm';
import { bigint, date, foreignKey, index, integer, smallint, text } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

const live = sql`deleted_at is null`;

/** Current, former, and prospective employees of a company, with or without a person record. */
export const { table: employees, view: employeesView } = entityTable(
  'employees',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** The linked person in the company, who provides the picture. */
    personId: idColumn('person_id'),
    fullName: text('full_name').notNull(),
    post: text().notNull().default(''),
    email: text().notNull().default(''),
    city: text().notNull().default(''),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** Annual. */
    salaryCents: bigint('salary_cents', { mode: 'number' }).notNull(),
    age: smallint().notNull(),
    experienceYears: smallint('experience_years').notNull(),
    /** 1 to 5, see `employeeStatuses`. */
    status: smallint().notNull(),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    /** Lowercase search text in the specification's format: all columns as displayed except the city, salaries with and without commas. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`lower(full_name || chr(31) || post || chr(31) || email || chr(31) || age::text || chr(31)
          || lpad(extract(month from start_date)::int::text, 2, '0') || '/' || lpad(extract(day from start_date)::int::text, 2, '0') || '/' || extract(year from start_date)::int::text || chr(31)
          || '$' || (salary_cents / 100)::text || '.' || lpad((salary_cents % 100)::text, 2, '0') || chr(31)
          || '$' || reverse(regexp_replace(reverse((salary_cents / 100)::text), '([0-9]{3})(?=[0-9])', '\\1,', 'g')) || '.' || lpad((salary_cents % 100)::text, 2, '0'))`,
      ),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    // Each index covers the filters, so a late page of a filtered list is found in the index alone.
    index('employees_by_id').on(table.entity, table.id, table.status).where(live),
    index('employees_by_name').on(table.entity, sql`full_name collate names`, table.id, table.status).where(live),
    index('employees_by_post').on(table.entity, sql`post collate names`, table.id, table.status).where(live),
    index('employees_by_email').on(table.entity, sql`email collate names`, table.id, table.status).where(live),
    index('employees_by_city').on(table.entity, sql`city collate names`, table.id, table.status).where(live),
    index('employees_by_start').on(table.entity, table.startDate, table.id, table.status).where(live),
    index('employees_by_salary').on(table.entity, table.salaryCents, table.id, table.status).where(live),
    index('employees_by_age').on(table.entity, table.age, table.id, table.status).where(live),
    index('employees_by_experience').on(table.entity, table.experienceYears, table.id, table.status).where(live),
    index('employees_by_status').on(table.entity, table.status, table.id).where(live),
    index('employees_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`).where(live),
    index('employees_by_city_text').using('gin', table.entity, sql`lower(city) gin_trgm_ops`).where(live),
    trashIndex('employees_deleted', table),
  ],
);

/** Number of employees per status; maintained by a trigger in the transaction of each write. */
export const { table: employeeCounts } = entityTable(
  'employee_counts',
  () => ({ entity: entityColumn(), status: smallint().notNull(), total: integer().notNull() }),
  undefined,
  ['entity', 'status'],
);

/** The same per job title and city. */
export const { table: employeeGroups } = entityTable(
  'employee_groups',
  () => ({
    entity: entityColumn(),
    groupedBy: text('grouped_by').$type<'post' | 'city'>().notNull(),
    value: text().notNull(),
    status: smallint().notNull(),
    total: integer().notNull(),
  }),
  undefined,
  ['entity', 'groupedBy', 'value', 'status'],
);
