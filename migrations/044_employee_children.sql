-- Papers of an employee, each a file of its own. The file's name, type and size stand here as well, for searches and
-- for the audit, which outlives the file.
create table attachments (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id) on delete cascade,
  type text not null
    check (type in ('dni', 'cuil', 'curriculum', 'contract', 'medical', 'training', 'license', 'other')),
  file text not null references files (key),
  name text not null check (length(name) between 1 and 255),
  media_type text not null,
  size bigint not null check (size > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(name || ' ' || type)) stored
);
create index attachments_of_employee on attachments (employee_id, created_at desc, id desc);
create index attachments_file on attachments (file);
create index attachments_search on attachments using gin (search gin_trgm_ops);
create trigger attachments_touch before update on attachments for each row execute function touch();

-- What an employee wears of each item of protective equipment.
create table employee_ppe_sizes (
  employee_id integer not null references employees (id) on delete cascade,
  ppe_id integer not null references ppes (id),
  size text not null check (length(size) between 1 and 40),
  position integer not null,
  primary key (employee_id, ppe_id)
);
create index employee_ppe_sizes_ppe on employee_ppe_sizes (ppe_id);
