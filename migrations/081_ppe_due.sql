-- The list of equipment that is due reads holdings in its own order and looks at no other table: the name and the size,
-- the columns of scope and filters, and what says who works today stand in the holding too. Triggers keep them.
alter table ppe_holdings
  add column surname text,
  add column name text,
  add column company_id integer,
  add column client_id integer,
  add column job_sector_id integer,
  add column job_title_id integer,
  add column active boolean,
  add column admission_date date,
  add column termination_date date,
  add column size text,
  add column search text;

-- A part of the employee's own search text.
create function build_person_search(name text, surname text, file_number text, dni text) returns text
  language sql immutable parallel safe
  return norm(name || ' ' || surname || ' ' || name || ' ' || file_number || ' ' || coalesce(dni, ''));

create function copy_person_into_ppe_holding() returns trigger language plpgsql as $$
begin
  select e.surname, e.name, e.company_id, e.client_id, e.job_sector_id, e.job_title_id, e.active, e.admission_date,
    e.termination_date, build_person_search(e.name, e.surname, e.employee_file_number, e.dni)
  into new.surname, new.name, new.company_id, new.client_id, new.job_sector_id, new.job_title_id, new.active,
    new.admission_date, new.termination_date, new.search
  from employees e where e.id = new.employee_id;
  select s.size into new.size from employee_ppe_sizes s
  where s.employee_id = new.employee_id and s.ppe_id = new.ppe_id;
  return new;
end $$;
create trigger ppe_holdings_person before insert on ppe_holdings
  for each row execute function copy_person_into_ppe_holding();

create function employees_into_ppe_holdings() returns trigger language plpgsql as $$
begin
  update ppe_holdings h
  set surname = made.surname, name = made.name, company_id = made.company_id, client_id = made.client_id,
    job_sector_id = made.job_sector_id, job_title_id = made.job_title_id, active = made.active,
    admission_date = made.admission_date, termination_date = made.termination_date,
    search = build_person_search(made.name, made.surname, made.employee_file_number, made.dni)
  from made join gone on gone.id = made.id
  where h.employee_id = made.id
    and (made.surname, made.name, made.company_id, made.client_id, made.job_sector_id, made.job_title_id, made.active,
      made.admission_date, made.termination_date, made.employee_file_number, made.dni)
    is distinct from
      (gone.surname, gone.name, gone.company_id, gone.client_id, gone.job_sector_id, gone.job_title_id, gone.active,
      gone.admission_date, gone.termination_date, gone.employee_file_number, gone.dni);
  return null;
end $$;
create trigger employees_changed_into_ppe_holdings after update on employees
  referencing new table as made old table as gone for each statement execute function employees_into_ppe_holdings();

create function ppe_sizes_into_holdings() returns trigger language plpgsql as $$
begin
  update ppe_holdings h
  set size = (select s.size from employee_ppe_sizes s where s.employee_id = h.employee_id and s.ppe_id = h.ppe_id)
  from changed where h.employee_id = changed.employee_id and h.ppe_id = changed.ppe_id;
  return null;
end $$;
create trigger ppe_sizes_made_into_holdings after insert on employee_ppe_sizes
  referencing new table as changed for each statement execute function ppe_sizes_into_holdings();
create trigger ppe_sizes_changed_into_holdings after update on employee_ppe_sizes
  referencing new table as changed for each statement execute function ppe_sizes_into_holdings();
create trigger ppe_sizes_left_into_holdings after update on employee_ppe_sizes
  referencing old table as changed for each statement execute function ppe_sizes_into_holdings();
create trigger ppe_sizes_gone_from_holdings after delete on employee_ppe_sizes
  referencing old table as changed for each statement execute function ppe_sizes_into_holdings();

update ppe_holdings h
set surname = e.surname, name = e.name, company_id = e.company_id, client_id = e.client_id,
  job_sector_id = e.job_sector_id, job_title_id = e.job_title_id, active = e.active,
  admission_date = e.admission_date, termination_date = e.termination_date,
  size = (select s.size from employee_ppe_sizes s where s.employee_id = h.employee_id and s.ppe_id = h.ppe_id),
  search = build_person_search(e.name, e.surname, e.employee_file_number, e.dni)
from employees e where e.id = h.employee_id;

drop index ppe_holdings_never;
drop index ppe_holdings_next;
create index ppe_holdings_never on ppe_holdings
  (surname collate "es-x-icu", name collate "es-x-icu", employee_id, ppe_id)
  include (company_id, client_id, job_sector_id, job_title_id, active, admission_date, termination_date,
    pending_round_id, size, search)
  where delivery_id is null and is_needed and active;
create index ppe_holdings_next on ppe_holdings
  (next_delivery_date, surname collate "es-x-icu", name collate "es-x-icu", employee_id, ppe_id)
  include (company_id, client_id, job_sector_id, job_title_id, active, admission_date, termination_date,
    pending_round_id, size, search)
  where next_delivery_date is not null and active;
