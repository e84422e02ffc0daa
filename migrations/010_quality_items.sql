-- What employees are certified in.
create table quality_items (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(description, ''))) stored
);
create unique index quality_items_name_unique on quality_items (lower(name));
create index quality_items_by_name on quality_items (name collate "es-x-icu", id);
create index quality_items_search on quality_items using gin (search gin_trgm_ops);
create trigger quality_items_touch before update on quality_items for each row execute function touch();
