-- The index of licences by their last day holds the list's order too: the few people whose licence expires soon are
-- sorted by surname and name in the index itself, without a look at each of them in the table.
drop index employees_license_until;
create index employees_license_until on employees
  ((coalesce(driver_expiration_date, case when driver_license_class is not null then date 'infinity' end)), id)
  include (driver_expiration_date, driver_license_class, surname, name);
