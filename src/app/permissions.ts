/** Every permission there is, in the groups that the permissions page shows. Names are the specification's. */
export const permissionGroups = {
  catalog: [
    'see_menu_products', 'create_products', 'update_products', 'delete_products',
    'see_menu_categories', 'see_categories', 'create_categories', 'update_categories', 'delete_categories',
    'see_menu_colors', 'see_colors', 'create_colors', 'update_colors', 'delete_colors',
    'see_parameters', 'create_parameters', 'update_parameters', 'delete_parameters',
  ],
  directory: [
    'see_menu_clients', 'see_clients', 'create_clients', 'update_clients', 'delete_clients',
    'see_menu_companies', 'see_companies', 'create_companies', 'update_companies', 'delete_companies',
  ],
  access: [
    'see_menu_users', 'see_users', 'create_users', 'update_users', 'delete_users',
    'see_menu_permissions', 'see_permissions', 'create_permissions', 'update_permissions', 'delete_permissions',
    'see_audit',
  ],
  workforce: [
    'see_menu_employees', 'see_employees', 'create_employees', 'update_employees', 'delete_employees',
    'see_employee_termination', 'create_employee_termination', 'update_employee_termination', 'delete_employee_termination',
    'see_employee_general_data', 'create_employee_general_data', 'update_employee_general_data', 'delete_employee_general_data',
    'print_employee_file', 'load_database',
  ],
  safety: [
    'see_menu_ppes', 'see_ppes', 'create_ppes', 'update_ppes', 'delete_ppes',
    'see_ppe_deliveries', 'create_ppe_deliveries', 'update_ppe_deliveries', 'delete_ppe_deliveries', 'print_ppe_deliveries',
    'see_training_items', 'create_training_items', 'update_training_items', 'delete_training_items',
    'see_quality_items', 'create_quality_items', 'update_quality_items', 'delete_quality_items',
  ],
  agenda: ['see_notifications', 'see_contact_messages'],
} as const

export const permissions: readonly string[] = Object.values(permissionGroups).flat()
