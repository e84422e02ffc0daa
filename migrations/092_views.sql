-- Saved views of lists: the query of a list under a name. Each belongs to the user who made it, and goes with the account.
create table views (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  resource text not null check (length(resource) between 1 and 63),
  name text not null check (length(name) between 1 and 60),
  query text check (length(query) <= 2000),
  shared boolean not null default false,
  -- The permissions any of which opens the list. Null for a list that every user may read.
  read_permissions text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(name)) stored
);
create unique index views_name_unique on views (user_id, resource, lower(name));
create index views_shared on views (resource) where shared;
create trigger views_touch before update on views for each row execute function touch();
