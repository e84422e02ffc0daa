-- Employees whose data were erased (Ley 25.326). The row stays, blank, for the signed records that refer to it, and is
-- in no list. A table of its own leaves the indexes of employees as they are: a column would have to be in each of them.
create table erased_employees (
  id integer primary key references employees on delete cascade,
  erased_at timestamptz not null default now()
);
