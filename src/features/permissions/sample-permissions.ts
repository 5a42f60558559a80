/** The specification's sample, the oldest first: the newest stands on top of the list. */
export const samplePermissions: readonly { name: string; assignedTo: readonly string[]; daysAgo: number; at: string }[] = [
  { name: 'Only View', assignedTo: ['administrator', 'restricted-user'], daysAgo: 412, at: '09:15' },
  { name: "Manage Others' Tasks", assignedTo: ['administrator'], daysAgo: 388, at: '16:42' },
  { name: 'Financial Management', assignedTo: ['administrator'], daysAgo: 351, at: '11:05' },
  { name: 'Client Communication', assignedTo: ['administrator', 'manager'], daysAgo: 290, at: '14:30' },
  { name: 'Manage Email Sequences', assignedTo: ['administrator', 'user', 'support'], daysAgo: 233, at: '17:20' },
  { name: 'Project Planning', assignedTo: ['administrator', 'user', 'support'], daysAgo: 171, at: '10:00' },
  { name: 'Add & Remove Users', assignedTo: ['administrator', 'manager'], daysAgo: 96, at: '12:48' },
  { name: 'Manage Billing & Roles', assignedTo: ['administrator'], daysAgo: 58, at: '08:37' },
  { name: 'Management', assignedTo: ['administrator'], daysAgo: 19, at: '15:04' },
];
