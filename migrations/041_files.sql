-- Files that are read by a signed link alone. A row is written before its record refers to it, by a column with a
-- foreign key or by a text array of keys; what nothing refers to is swept.
create table files (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  name text not null check (length(name) between 1 and 255),
  media_type text not null check (length(media_type) between 3 and 255),
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  resource text not null,
  entity_id integer,
  created_by integer,
  created_at timestamptz not null default now()
);
comment on column files.name is 'As given, on one line.';
comment on column files.media_type is 'As found in the content; what the sender called it counts for nothing.';
comment on column files.resource is 'Whose it is, with entity_id: the record that it was uploaded for.';

-- Keys that the server makes once, shared by all instances.
create table signing_keys (
  name text primary key,
  key bytea not null check (octet_length(key) = 32),
  created_at timestamptz not null default now()
);

alter table pictures drop constraint pictures_kind_check;
alter table pictures add constraint pictures_kind_check check (kind in ('image', 'logo', 'private'));
