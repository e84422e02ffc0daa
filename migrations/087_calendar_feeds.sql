-- A private calendar feed for each user who wants one. Of the token in its address only the SHA-256 hash is stored.
create table calendar_feeds (
  user_id integer primary key references users (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  layers text[] not null,
  created_at timestamptz not null default now(),
  last_read timestamptz
);

-- The calendar tells which delivery falls due on a day, for a company among all people of that day: the index has its id.
drop index ppe_holdings_next;
create index ppe_holdings_next on ppe_holdings
  (next_delivery_date, surname collate "es-x-icu", name collate "es-x-icu", employee_id, ppe_id)
  include (company_id, client_id, job_sector_id, job_title_id, active, admission_date, termination_date,
    pending_round_id, size, search, delivery_id)
  where next_delivery_date is not null and active;
