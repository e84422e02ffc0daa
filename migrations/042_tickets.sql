-- A ticket stands in an address in place of a token, for what the browser downloads or opens by itself: of one session,
-- for one address, once, for a minute. Only hashes are kept, as of tokens.
create table tickets (
  token_hash bytea primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  path_hash bytea not null,
  language text not null check (language in ('es', 'en', 'pt')),
  expires_at timestamptz not null default now() + interval '1 minute'
);
create index tickets_session on tickets (session_id);
create index tickets_expiry on tickets (expires_at);
