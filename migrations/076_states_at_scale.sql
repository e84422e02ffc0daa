-- The state of a license is one range of the day until which it is held: infinity where it has a class and no day. An
-- index of that expression gives the planner its statistics; two columns would be guessed to be independent. It
-- includes both, so that a count reads the index alone, and so does the walk along the list's own order.
create index employees_license_until on employees
  ((coalesce(driver_expiration_date, case when driver_license_class is not null then date 'infinity' end)), id)
  include (driver_expiration_date, driver_license_class);
drop index employees_by_surname;
create index employees_by_surname on employees (surname collate "es-x-icu", name collate "es-x-icu", id)
  include (birth_date, admission_date, termination_date, medical_check_expiration, driver_expiration_date,
    driver_license_class);

-- Who holds an item that is valid.
create index training_cells_of_item on training_cells (item_id, expiration_date, employee_id)
  where certification_id is not null;
create index quality_cells_of_item on quality_cells (item_id, expiration_date, employee_id)
  where certification_id is not null;
