-- What every room stands on: search, change stamps, files, sessions' neighbours in time, the audit.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- One spelling for search: no accents, no case. Immutable because the dictionary is named with its schema.
create function norm(given text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, given));

-- What LIKE is given to find a text as a substring, its own wildcards being plain characters.
create function containing(given text) returns text
  language sql immutable parallel safe strict
  return '%' || replace(replace(replace(public.norm(given), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- A change stamp that never stands still: two writes within a microsecond still differ.
create function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end $$;

-- What public pages are cached by: one number, raised in the transaction of every write to a public table,
-- so that it is visible exactly when the write is.
create table public_version (
  id boolean primary key default true check (id),
  version bigint not null default 1
) with (fillfactor = 50);
insert into public_version default values;

-- Once a transaction, at its very end: every write takes this row last, so no two wait for each other crosswise.
create function raise_public_version() returns trigger language plpgsql as $$
begin
  if current_setting('mostrador.raised', true) is distinct from txid_current()::text then
    update public_version set version = version + 1;
    perform set_config('mostrador.raised', txid_current()::text, true);
  end if;
  return null;
end $$;

-- Stored pictures. A row is written before the file is used; what nothing refers to is swept.
create table pictures (
  name text primary key check (name ~ '^[a-z0-9-]+\.jpg$'),
  kind text not null check (kind in ('image', 'logo')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  cutout boolean not null default false,
  bytes bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on column pictures.cutout is 'Transparent ground: the picture stands on the counter instead of filling its tile.';

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  user_id integer,
  resource text not null,
  entity_id text not null,
  action text not null,
  before jsonb,
  after jsonb,
  request_id text,
  company_id integer
);
create index audit_entity on audit (resource, entity_id, id desc);
create index audit_company on audit (company_id, id desc);

-- The answer to a write that came with an Idempotency-Key; a row without an answer belongs to a write under way.
create table idempotency_keys (
  owner text not null,
  key text not null check (length(key) between 1 and 200),
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Limits are counted here so that all instances share the count.
create table rate_hits (
  id bigint generated always as identity primary key,
  scope text not null,
  subject text not null,
  at timestamptz not null default clock_timestamp()
);
create index rate_hits_subject on rate_hits (scope, subject, at);
create index rate_hits_age on rate_hits (at);
