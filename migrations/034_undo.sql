-- What was deleted, for thirty days: the row as it stood, the links of its join tables, the rows of its pictures and
-- files, and under `held` the names of all of these. No API reads it;
-- an entry of the audit, or the undo of a request, brings it back (src/resource/undo/).
create table deleted_rows (
  audit_id bigint primary key,
  resource text not null,
  entity_id integer not null,
  row jsonb not null,
  links jsonb not null,
  pictures jsonb not null,
  files jsonb not null,
  held text[] not null,
  deleted_at timestamptz not null default now()
);
create index deleted_rows_held on deleted_rows using gin (held);
create index deleted_rows_age on deleted_rows (deleted_at);

-- Undo of a request, by a token of which only the hash is kept: for ten minutes, for the user who sent it, once.
create table undos (
  token_hash bytea primary key,
  user_id integer not null,
  request_id text not null,
  created_at timestamptz not null default now()
);
create index undos_age on undos (created_at);

create index audit_request on audit (request_id);

-- Work that is due from time to time, done by whichever instance asks first.
create table jobs (
  name text primary key,
  due_at timestamptz not null
);
