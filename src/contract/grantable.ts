/** The actions a role can grant: the columns of the permission matrix. `manage` includes all four and any added later. */
export const grantableActions = ['read', 'create', 'update', 'delete', 'manage'] as const;

/** The rows of the permission matrix. */
export const grantableSubjects = [
  'Email',
  'Chat',
  'Calendar',
  'Board',
  'Todo',
  'Blog',
  'Help',
  'Profile',
  'Invoice',
  'Client',
  'Shop',
  'Product',
  'Order',
  'Seller',
  'Employee',
  'Person',
  'File',
  'Notification',
  'View',
  'User',
  'Role',
  'Permission',
  'Audit',
  'Trash',
] as const;
