-- Periods that come in from sheets: a period is known by its employee and its admission.
drop index employment_periods_last;
create unique index employment_periods_admission_date_unique on employment_periods (employee_id, admission_date);

-- True for a period that has switched its employee on when it was loaded. To undo the load switches them off again.
alter table employment_periods add column switched_on boolean not null default false;
