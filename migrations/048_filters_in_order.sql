-- Covering indexes: a filter that many rows meet is judged on the walk along the list's own order, in the index itself,
-- without a look at the table. What few rows meet is found by the filter's own index, as before.
drop index products_newest;
create index products_newest on products (created_at desc, id desc) include (category_id, price);
drop index employees_by_surname;
create index employees_by_surname on employees (surname collate "es-x-icu", name collate "es-x-icu", id)
  include (birth_date, admission_date, termination_date, medical_check_expiration, driver_expiration_date);

-- The same for what one of ten rows has: licences, and who is no longer active, of whom the list knows a condition
-- (src/workforce/employees.server.ts) that implies the index's.
create index employees_licensed on employees (surname collate "es-x-icu", name collate "es-x-icu", id)
  include (driver_license_class) where driver_license_class is not null;
create index employees_former on employees (surname collate "es-x-icu", name collate "es-x-icu", id)
  include (active, termination_date) where not active or termination_date is not null;
