-- Records of deliveries that were printed, by the code on their sheets. `rows` has `[id, record_hash, signature_hash]`
-- of each delivery in the order of the sheet. The same rows with the same hashes keep their code.
create table ppe_printed_records (
  code text primary key check (code ~ '^[2-9A-HJKMNP-TV-Z]{16}$'),
  employee_id integer not null,
  rows jsonb not null,
  rows_hash text not null unique check (rows_hash ~ '^[0-9a-f]{64}$'),
  sheet_hash text not null check (sheet_hash ~ '^[0-9a-f]{64}$'),
  printed_on date not null,
  -- The user without a foreign key, so that the name outlives the account.
  printed_by integer,
  printed_by_name text,
  created_at timestamptz not null default now()
);

-- Rate limit, sliding window, in one statement: counts a hit and returns its id, or returns the seconds until the limit
-- allows one. The advisory lock makes simultaneous hits of one subject count one after the other.
create function count_rate_hit(scope_name text, subject_name text, max_hits integer, minutes integer)
returns table (id bigint, seconds double precision) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(scope_name || ':' || subject_name, 0));
  select extract(epoch from h.at + make_interval(mins => minutes) - clock_timestamp()) into seconds
  from rate_hits h
  where h.scope = scope_name and h.subject = subject_name
    and h.at > clock_timestamp() - make_interval(mins => minutes)
  order by h.at desc, h.id desc offset max_hits - 1 limit 1;
  if seconds is null then
    insert into rate_hits (scope, subject) values (scope_name, subject_name) returning rate_hits.id into id;
  end if;
  return next;
end $$;
