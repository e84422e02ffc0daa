create table companies (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  cuit text check (cuit ~ '^[0-9]{11}$'),
  address_street text,
  address_number text,
  zip_code text,
  city text,
  province text,
  country text,
  phone text,
  image text references pictures (name),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(cuit, '') || ' ' || coalesce(address_street, '') || ' ' || coalesce(address_number, '') || ' ' || coalesce(city, '') || ' ' || coalesce(province, '') || ' ' || coalesce(phone, ''))) stored
);
create unique index companies_name_unique on companies (lower(name));
create index companies_by_name on companies (name collate "es-x-icu", id);
create index companies_search on companies using gin (search gin_trgm_ops);
create trigger companies_touch before update on companies for each row execute function touch();

create table clients (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  address_street text,
  address_number text,
  zip_code text,
  city text,
  province text,
  country text,
  phone text,
  image text references pictures (name),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(address_street, '') || ' ' || coalesce(address_number, '') || ' ' || coalesce(city, '') || ' ' || coalesce(province, '') || ' ' || coalesce(phone, ''))) stored
);
create unique index clients_name_unique on clients (lower(name));
create index clients_by_name on clients (name collate "es-x-icu", id);
create index clients_search on clients using gin (search gin_trgm_ops);
create trigger clients_touch before update on clients for each row execute function touch();

-- Ids are stable: the program adds what a new version names (app/permissions.ts) and never renames.
create table permissions (
  id integer generated always as identity primary key,
  name text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(name)) stored
);

create table users (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  surname text not null check (length(surname) between 1 and 100),
  dni text not null check (dni ~ '^[0-9]{7,8}$'),
  email text not null check (length(email) <= 254),
  password_hash text not null,
  active boolean not null default true,
  image text references pictures (name),
  company_id integer references companies (id),
  client_id integer references clients (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(surname, '') || ' ' || coalesce(name, '') || ' ' || coalesce(dni, '') || ' ' || coalesce(email, ''))) stored
);
-- A dni is unique within a company, and among the users of no company.
create unique index users_dni_unique on users (dni, coalesce(company_id, 0));
create index users_by_surname on users (surname collate "es-x-icu", name collate "es-x-icu", id);
create index users_company on users (company_id);
create index users_client on users (client_id);
create index users_email on users (lower(email));
create index users_search on users using gin (search gin_trgm_ops);
create trigger users_touch before update on users for each row execute function touch();

create table user_permissions (
  user_id integer not null references users (id) on delete cascade,
  permission_id integer not null references permissions (id),
  primary key (user_id, permission_id)
);
create index user_permissions_permission on user_permissions (permission_id);

-- Only the hash of a token is kept: a copy of this table signs nobody in.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);
