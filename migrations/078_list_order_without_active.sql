-- The index of the list in its order, again without the column of who is active that 077 put into it: no list walked the
-- index for it, and it only made the index larger.
drop index employees_by_surname;
create index employees_by_surname on employees (surname collate "es-x-icu", name collate "es-x-icu", id)
  include (birth_date, admission_date, termination_date, medical_check_expiration, driver_expiration_date,
    driver_license_class);
