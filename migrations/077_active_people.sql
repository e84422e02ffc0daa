-- Whether somebody is employed today depends on three columns. With all of them in the index, a walk along the list, of
-- all or of the active, and a count of some thousand ids read no row of the table.
drop index employees_of_active;
create index employees_of_active on employees (active, surname collate "es-x-icu", name collate "es-x-icu", id)
  include (admission_date, termination_date);
create index employees_by_id on employees (id) include (active, admission_date, termination_date);
drop index employees_by_surname;
create index employees_by_surname on employees (surname collate "es-x-icu", name collate "es-x-icu", id)
  include (active, birth_date, admission_date, termination_date, medical_check_expiration, driver_expiration_date,
    driver_license_class);
