import type { PermissionCell } from './contract.ts';

interface SamplePermission {
  name: string;
  assignedTo: readonly string[];
  daysAgo: number;
  at: string;
  cells: readonly PermissionCell[];
}

const all = (...subjects: PermissionCell['subject'][]) => subjects.map((subject) => ({ action: 'manage', subject }) as const);
const read = (...subjects: PermissionCell['subject'][]) => subjects.map((subject) => ({ action: 'read', subject }) as const);

/** Sample data of the specification, oldest first; the list shows the newest first. */
export const samplePermissions: readonly SamplePermission[] = [
  {
    name: 'Only View',
    assignedTo: ['administrator', 'restricted-user'],
    daysAgo: 412,
    at: '09:15',
    cells: read('Calendar', 'Board', 'Todo'),
  },
  { name: "Manage Others' Tasks", assignedTo: ['administrator'], daysAgo: 388, at: '16:42', cells: all('Board', 'Todo') },
  { name: 'Financial Management', assignedTo: ['administrator'], daysAgo: 351, at: '11:05', cells: all('Invoice', 'Seller') },
  { name: 'Client Communication', assignedTo: ['administrator', 'manager'], daysAgo: 290, at: '14:30', cells: all('Email', 'Client') },
  { name: 'Manage Email Sequences', assignedTo: ['administrator', 'user', 'support'], daysAgo: 233, at: '17:20', cells: all('Email') },
  {
    name: 'Project Planning',
    assignedTo: ['administrator', 'user', 'support'],
    daysAgo: 171,
    at: '10:00',
    cells: all('Calendar', 'Board'),
  },
  { name: 'Add & Remove Users', assignedTo: ['administrator', 'manager'], daysAgo: 96, at: '12:48', cells: all('User') },
  { name: 'Manage Billing & Roles', assignedTo: ['administrator'], daysAgo: 58, at: '08:37', cells: all('Seller', 'Role') },
  { name: 'Management', assignedTo: ['administrator'], daysAgo: 19, at: '15:04', cells: all('User', 'Role', 'Permission', 'Audit') },
];
