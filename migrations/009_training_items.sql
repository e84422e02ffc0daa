-- What employees are trained in.
create table training_items (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(description, ''))) stored
);
create unique index training_items_name_unique on training_items (lower(name));
create index training_items_by_name on training_items (name collate "es-x-icu", id);
create index training_items_search on training_items using gin (search gin_trgm_ops);
create trigger training_items_touch before update on training_items for each row execute function touch();
