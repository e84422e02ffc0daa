-- Pictures and files that a record holds no longer, for thirty days: their rows of `pictures` or `files`, from which a
-- history brings them back. Nobody can open them meanwhile (src/resource/write/upload-rows.server.ts).
create table replaced_uploads (
  name text primary key,
  resource text not null,
  entity_id integer not null,
  row jsonb not null,
  replaced_at timestamptz not null default now()
);
create index replaced_uploads_age on replaced_uploads (replaced_at);
create index replaced_uploads_record on replaced_uploads (resource, entity_id);
