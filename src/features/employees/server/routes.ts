import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addEmployee, deleteEmployees, restoreEmployees, updateEmployee } from './employees.ts';
import { exportEmployees } from './export-employees.ts';
import { listAllEmployees, listEmployeeRows, listEmployees } from './list-employees.ts';

export const employeeRoutes: Route[] = [
  on(contract.listAllEmployees, listAllEmployees),
  on(contract.listEmployeeRows, listEmployeeRows),
  on(contract.listEmployees, listEmployees),
  on(contract.addEmployee, addEmployee),
  // Fixed paths come before those with an id.
  on(contract.deleteEmployees, deleteEmployees),
  on(contract.restoreEmployees, restoreEmployees),
  on(contract.updateEmployee, updateEmployee),
  on(contract.exportEmployees, exportEmployees),
];
