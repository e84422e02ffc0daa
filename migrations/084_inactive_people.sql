-- Who does not work today is found on the walk of the list in its order, inside the index.
drop index employees_by_surname;
create index employees_by_surname on employees (surname collate "es-x-icu", name collate "es-x-icu", id)
  include (active, birth_date, admission_date, termination_date, medical_check_expiration, driver_expiration_date,
    driver_license_class);
