-- The data loader: a sheet that somebody loads, its rows as the file holds them, and what becomes of each.

create table imports (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- The file's name as given, and the keys under which it and the zip of pictures stand among the private files.
  name text not null check (name <> ''),
  file_key text not null references files,
  pictures_key text references files,
  language text not null,
  status text not null default 'pending'
    check (status in ('pending', 'running', 'done', 'failed', 'cancelled', 'undone')),
  -- What was found in the file, and what was last asked of it.
  found jsonb,
  -- Names of the files in the zip of pictures.
  picture_names jsonb,
  asked jsonb,
  -- What `import_outcomes` says is true of this; null where it was never checked.
  checked jsonb,
  counts jsonb not null default '{}',
  -- Texts that no row of the other resource is named by.
  unknown jsonb not null default '[]',
  -- Why it failed, or what stands in the way of undoing it: a message.
  problem jsonb,
  -- The request whose audit rows tell what it wrote.
  request_id text,
  -- The work to be done, by whoever holds the lease: the last row done of how many, counted for who waits.
  task text check (task in ('read', 'check', 'write', 'undo')),
  position integer not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  is_cancelled boolean not null default false,
  holder text,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index imports_of_user on imports (user_id, id desc);
create index imports_due on imports (id) where task is not null;
create index imports_by_age on imports (created_at);
create trigger imports_touch before update on imports for each row execute function touch();

-- `cells` is JSON text: it is read back as it was written, and never looked into by the database.
create table import_rows (
  import_id integer not null references imports on delete cascade,
  row integer not null check (row > 0),
  cells text not null,
  primary key (import_id, row)
);

-- Narrow, as the check writes one for each row; `keys` are the values by which rows are told apart.
create table import_outcomes (
  import_id integer not null references imports on delete cascade,
  row integer not null,
  status text not null check (status in ('created', 'updated', 'same', 'skipped', 'wrong')),
  errors jsonb,
  keys jsonb not null default '[]',
  record_id integer,
  primary key (import_id, row)
) with (fillfactor = 80);
create index import_outcomes_by_status on import_outcomes (import_id, status, row) where status <> 'created';
