-- Events of the calendar. One row is a whole series: its occurrences are worked out when they are read. Days that a
-- series leaves out stand in `skipped`, as texts `YYYY-MM-DD`.
create table events (
  id integer generated always as identity primary key,
  title text not null check (length(title) between 1 and 200),
  type text not null check (type in ('meeting', 'training', 'medical_check', 'delivery', 'other')),
  start date not null check (start between '1900-01-01' and '2100-12-31'),
  "end" date check ("end" between '1900-01-01' and '2100-12-31'),
  -- Both null for an event of whole days.
  time text check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_time text check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  notify boolean not null default false,
  notify_days integer check (notify_days between 0 and 365),
  repeat text default 'none' check (repeat in ('none', 'weekly', 'monthly')),
  repeat_until date check (repeat_until between '1900-01-01' and '2100-12-31'),
  skipped text[] not null default '{}',
  company_id integer references companies (id),
  client_id integer references clients (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(title)) stored
);
create index events_newest on events (start desc, id desc);
create index events_company on events (company_id, start desc, id desc);
create index events_type on events (type, start desc, id desc);
create index events_client on events (client_id, start desc, id desc);
create index events_label on events using gin (norm(title) gin_trgm_ops);
create index events_search on events using gin (search gin_trgm_ops);
-- Series are few, and their last day is no column.
create index events_repeated on events (id) where repeat <> 'none';
create trigger events_touch before update on events for each row execute function touch();
