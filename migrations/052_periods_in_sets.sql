-- Triggers of statements: a load opens a thousand periods at once, where a trigger of each row took half of its time.

create or replace function open_first_period() returns trigger language plpgsql as $$
begin
  insert into employment_periods
    (employee_id, admission_date, termination_date, termination_reason, termination_comments, employable)
  select id, admission_date, termination_date, termination_reason, termination_comments, employable
  from made where admission_date is not null;
  return null;
end $$;
drop trigger employees_first_period on employees;
create trigger employees_first_period after insert on employees
  referencing new table as made for each statement execute function open_first_period();

-- What the employee shows of the last period, of those employees whose periods have changed.
create or replace function keep_last_period() returns trigger language plpgsql as $$
begin
  update employees e
  set admission_date = p.admission_date, termination_date = p.termination_date,
    termination_reason = p.termination_reason, termination_comments = p.termination_comments,
    employable = coalesce(p.employable, true)
  from (select distinct employee_id from changed) c left join lateral (
    select * from employment_periods where employee_id = c.employee_id order by admission_date desc limit 1) p on true
  where e.id = c.employee_id and
    (e.admission_date, e.termination_date, e.termination_reason, e.termination_comments, e.employable)
      is distinct from
    (p.admission_date, p.termination_date, p.termination_reason, p.termination_comments, coalesce(p.employable, true));
  return null;
end $$;
drop trigger employment_periods_kept on employment_periods;
-- What opens with its employee says what the employee says already.
create trigger employment_periods_made after insert on employment_periods
  referencing new table as changed for each statement when (pg_trigger_depth() = 0)
  execute function keep_last_period();
create trigger employment_periods_changed after update on employment_periods
  referencing new table as changed for each statement execute function keep_last_period();
create trigger employment_periods_gone after delete on employment_periods
  referencing old table as changed for each statement execute function keep_last_period();
-- A period that is given to another employee changes both.
create trigger employment_periods_left after update on employment_periods
  referencing old table as changed for each statement execute function keep_last_period();
