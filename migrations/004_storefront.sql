create table contact_messages (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 1 and 254),
  message text not null check (length(message) between 1 and 10000),
  read boolean not null default false,
  mailed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(message, ''))) stored
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_search on contact_messages using gin (search gin_trgm_ops);
create trigger contact_messages_touch before update on contact_messages for each row execute function touch();

-- 'Lo quiero' presses, by product and day: a number, nothing about who pressed.
create table product_wants (
  product_id integer not null references products (id) on delete cascade,
  day date not null,
  presses integer not null default 0 check (presses >= 0),
  primary key (product_id, day)
);
