-- Verbs on employment periods: what they, their list and the loader read.

-- A period that overlaps another one is refused at its admission.
alter table employment_periods
  rename constraint employment_periods_overlap to employment_periods_admission_date_overlap;

alter table employment_periods add column search text
  generated always as (norm(coalesce(termination_reason, '') || ' ' || coalesce(termination_comments, ''))) stored;

-- Calendar difference, both days included: the whole months that fit, counted forward from the first day (the month's
-- end if it lacks the day), and the days after them. 31 January to 27 February is one month.
create function measure_service(first_day date, last_day date) returns int[] language sql immutable parallel safe
return (
  select array[m.months, (last_day + 1) - (first_day + make_interval(months => m.months))::date]
  from (
    select n.months - case when (first_day + make_interval(months => n.months))::date > last_day + 1 then 1 else 0 end as months
    from (
      select ((extract(year from last_day + 1) - extract(year from first_day)) * 12
        + extract(month from last_day + 1) - extract(month from first_day))::int as months) n) m
);

create function describe_service(months int, days int) returns json language sql immutable parallel safe
return json_build_object('years', months / 12, 'months', months % 12, 'days', days);

-- An employee without periods gets the first one by a first admission date. A change by the triggers of the periods
-- themselves opens none.
create function open_period_of_admission() returns trigger language plpgsql as $$
begin
  insert into employment_periods (employee_id, admission_date) values (new.id, new.admission_date);
  return null;
end $$;
create trigger employees_admitted after update on employees
  for each row when (old.admission_date is null and new.admission_date is not null and pg_trigger_depth() = 0)
  execute function open_period_of_admission();
