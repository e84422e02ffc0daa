-- The weekly mail of notices that a user has asked for: by day of the week (1 is Monday) and hour at the shop.
create table notice_digests (
  user_id integer primary key references users (id) on delete cascade,
  day integer not null check (day between 1 and 7),
  hour integer not null check (hour between 0 and 23),
  language text not null check (language in ('es', 'en', 'pt')),
  -- Whoever has it can only switch the mail off. Every mail tells it again, so it is kept as it is.
  stop_token text not null unique check (length(stop_token) between 20 and 100),
  next_at timestamptz not null,
  -- The moment of the last mail, as it was planned: no mail is sent twice for one moment.
  sent_for timestamptz
);

create index notice_digests_next_at on notice_digests (next_at);
