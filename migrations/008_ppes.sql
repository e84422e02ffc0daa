-- A list of texts as one, for search columns. Immutable: the parts are text already.
create function words(given text[]) returns text
  language sql immutable parallel safe strict
  return array_to_string(given, ' ');

create table ppes (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 2000),
  useful_life_months integer check (useful_life_months between 1 and 600),
  brand text check (length(brand) <= 100),
  model text check (length(model) <= 100),
  certification text check (length(certification) <= 100),
  sizes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(
    coalesce(name, '') || ' ' || coalesce(description, '') || ' ' || coalesce(brand, '') || ' ' ||
    coalesce(model, '') || ' ' || coalesce(certification, '') || ' ' || coalesce(useful_life_months::text, '') || ' ' ||
    words(sizes))) stored
);
create unique index ppes_name_unique on ppes (lower(name));
create index ppes_by_name on ppes (name collate "es-x-icu", id);
create index ppes_search on ppes using gin (search gin_trgm_ops);
create trigger ppes_touch before update on ppes for each row execute function touch();

-- The titles of work that need an item.
create table ppe_job_titles (
  ppe_id integer not null references ppes (id) on delete cascade,
  job_title_id integer not null references job_titles (id),
  position integer not null default 0,
  primary key (ppe_id, job_title_id)
);
create index ppe_job_titles_job_title on ppe_job_titles (job_title_id);
