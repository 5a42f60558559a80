/** What a role can be given, the columns of the matrix; `manage` is all four and whatever comes later. */
export const grantableActions = ['read', 'create', 'update', 'delete', 'manage'] as const;

/** The rows of the matrix. */
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
