import { companyToday } from '#web/dates/company-day.ts';
import type { Employee, EmployeeFields } from '../../contract.ts';

/** What the drawer's fields hold: numbers as they are typed. */
export interface EmployeeValues {
  fullName: string;
  post: string;
  email: string;
  city: string;
  startDate: string;
  salaryCents: string;
  age: string;
  experienceYears: string;
  status: string;
}

export const newEmployeeValues = (): EmployeeValues => ({
  ...{ fullName: '', post: '', email: '', city: '', startDate: companyToday(), salaryCents: '', age: '', experienceYears: '', status: '1' },
});

/** @param writeMoney a salary as somebody would type it */
export function employeeValuesOf(employee: Employee, writeMoney: (cents: number) => string): EmployeeValues {
  const { fullName, post, email, city, startDate, salaryCents, age, experienceYears, status } = employee;
  return {
    ...{ fullName, post, email, city, startDate, salaryCents: writeMoney(salaryCents) },
    ...{ age: String(age), experienceYears: String(experienceYears), status: String(status) },
  };
}

/** The fields as the API takes them; what is typed and cannot be read comes as null. */
export function employeeFieldsOf(values: EmployeeValues, readMoney: (text: string) => number | null) {
  const whole = (text: string) => (text.trim() === '' ? 0 : /^\d{1,3}$/.test(text.trim()) ? Number(text) : null);
  const { fullName, post, email, city, startDate, status } = values;
  return {
    ...{ fullName, post, email, city, startDate, status: Number(status) },
    salaryCents: values.salaryCents.trim() === '' ? 0 : readMoney(values.salaryCents),
    ...{ age: whole(values.age), experienceYears: whole(values.experienceYears) },
  } satisfies { [K in keyof EmployeeFields]: EmployeeFields[K] | null };
}
