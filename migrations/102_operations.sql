-- Which shop a database belongs to: an archive knows by it whether what was erased since concerns its people.
create table shop_identity (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid()
);
insert into shop_identity default values;

-- Records whose data were erased for good. Unlike the rows themselves these ids travel in every archive, so that a
-- restore of an earlier one erases them again. They refer to no row: an archive may be older than the record.
create table erased_records (
  resource text not null,
  entity_id integer not null,
  erased_at timestamptz not null default now(),
  primary key (resource, entity_id)
);
insert into erased_records (resource, entity_id, erased_at) select 'employees', id, erased_at from erased_employees;

-- Backups, made or failed. One without an end is under way as long as its word is fresh.
create table backups (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 100),
  directory text not null default '',
  at timestamptz not null default now(),
  -- Null: by schedule, or by the command.
  by_name text check (length(by_name) between 1 and 420),
  is_scheduled boolean not null default false,
  heard_at timestamptz not null default now(),
  percent integer not null default 0 check (percent between 0 and 100),
  ended_at timestamptz,
  size bigint,
  database_size bigint,
  files_size bigint,
  -- A key of a message. Null: no error.
  error text
);

-- The processes that serve this database. One whose word is old has ended.
create table instances (
  id uuid primary key,
  host text not null,
  process_id integer not null,
  version text not null,
  started_at timestamptz not null default now(),
  heard_at timestamptz not null default now(),
  memory bigint not null
);

alter table jobs
  -- Null: nothing has looked at it since this column exists.
  add column every_minutes integer,
  add column last_run_at timestamptz,
  add column last_took_ms integer,
  -- Null: the last run succeeded.
  add column last_failure text,
  add column failures integer not null default 0;

-- The last errors of the server, by the request id that its answers state. Without values of any record.
create table server_errors (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  request_id text not null,
  method text not null,
  route text not null,
  status integer not null,
  what text not null
);
