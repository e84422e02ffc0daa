-- Rounds of deliveries of protective equipment, deliveries, and their signatures.
create table ppe_rounds (
  id integer generated always as identity primary key,
  title text not null check (length(title) between 1 and 200),
  date date not null check (date between '1900-01-01' and '2100-12-31'),
  signature text not null default 'row' check (signature in ('row', 'person')),
  closed_at timestamptz,
  -- The user who closed the round, without a foreign key, so that the name outlives the account.
  closed_by integer,
  closed_by_name text,
  company_id integer references companies (id),
  client_id integer references clients (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(title, ''))) stored
);
create index ppe_rounds_newest on ppe_rounds (date desc, id desc);
create index ppe_rounds_company on ppe_rounds (company_id, date desc, id desc);
create index ppe_rounds_client on ppe_rounds (client_id, date desc, id desc);
create index ppe_rounds_open on ppe_rounds (date desc, id desc) where closed_at is null;
create index ppe_rounds_closed on ppe_rounds (date desc, id desc) where closed_at is not null;
create index ppe_rounds_signature on ppe_rounds (signature, date desc, id desc);
create index ppe_rounds_label on ppe_rounds using gin (norm(title) gin_trgm_ops);
create index ppe_rounds_search on ppe_rounds using gin (search gin_trgm_ops);
create trigger ppe_rounds_touch before update on ppe_rounds for each row execute function touch();

create table ppe_deliveries (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  ppe_id integer not null references ppes (id),
  round_id integer references ppe_rounds (id),
  delivery_date date not null check (delivery_date between '1900-01-01' and '2100-12-31'),
  next_delivery_date date check (next_delivery_date between '1900-01-01' and '2100-12-31'),
  size text check (length(size) <= 40),
  quantity integer not null default 1 check (quantity between 1 and 9999),
  brand text check (length(brand) <= 100),
  model text check (length(model) <= 100),
  certification text check (length(certification) <= 100),
  comments text check (length(comments) <= 2000),
  images text[] not null default '{}',
  -- True for an item that the same person gets once more on the same day.
  again boolean not null default false,
  -- Copies, so that a later change of item, person or employer does not change what was given.
  ppe_name text check (ppe_name is not null),
  employee_name text check (employee_name is not null),
  employee_dni text,
  job_title text,
  company_name text,
  company_cuit text,
  company_street text,
  company_city text,
  company_zip_code text,
  company_province text,
  absent boolean not null default false,
  -- The signature: strokes on glass, or a scan of signed paper. Users without a foreign key, with their names.
  signature text check (signature in ('glass', 'paper')),
  signed_at timestamptz,
  device_signed_at timestamptz,
  signed_by integer,
  signed_by_name text,
  operator text,
  address text,
  device text,
  sentence text,
  strokes jsonb,
  strokes_hash text check (strokes_hash ~ '^[0-9a-f]{64}$'),
  scan text references files (key),
  scan_hash text check (scan_hash ~ '^[0-9a-f]{64}$'),
  record_hash text check (record_hash ~ '^[0-9a-f]{64}$'),
  signature_hash text check (signature_hash ~ '^[0-9a-f]{64}$'),
  annulled_at timestamptz,
  annulled_by integer,
  annulled_by_name text,
  annul_reason text check (length(annul_reason) between 1 and 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(
    coalesce(employee_name, '') || ' ' || coalesce(ppe_name, '') || ' ' || coalesce(employee_name, '') || ' ' || coalesce(size, '') || ' ' ||
    coalesce(brand, '') || ' ' || coalesce(model, '') || ' ' || coalesce(certification, '') || ' ' ||
    coalesce(comments, ''))) stored,
  constraint ppe_deliveries_signed_whole check (
    (signed_at is null) = (signature is null) and (signed_at is null) = (record_hash is null)
    and (signed_at is null) = (signature_hash is null) and (signed_at is not null or annulled_at is null)
    and (signature is distinct from 'glass' or (strokes is not null and strokes_hash is not null))
    and (signature is distinct from 'paper' or (scan is not null and scan_hash is not null))
    and (annulled_at is null) = (annul_reason is null))
);
-- The same item on the same day: once, unless it is said to be given again.
create unique index ppe_deliveries_delivery_date_unique on ppe_deliveries (employee_id, ppe_id, delivery_date)
  where annulled_at is null and not again;
create index ppe_deliveries_newest on ppe_deliveries (delivery_date desc, id desc);
create index ppe_deliveries_of_employee on ppe_deliveries (employee_id, ppe_id, delivery_date desc, id desc);
create index ppe_deliveries_by_employee on ppe_deliveries (employee_id, delivery_date desc, id desc);
create index ppe_deliveries_of_item on ppe_deliveries (ppe_id, delivery_date desc, id desc);
create index ppe_deliveries_of_round on ppe_deliveries (round_id, employee_id, id);
create index ppe_deliveries_without_round on ppe_deliveries (delivery_date desc, id desc) where (round_id is null) is true;
create index ppe_deliveries_with_round on ppe_deliveries (delivery_date desc, id desc) where (round_id is null) is false;
create index ppe_deliveries_open on ppe_deliveries (delivery_date desc, id desc) where signed_at is null;
create index ppe_deliveries_signed on ppe_deliveries (delivery_date desc, id desc)
  where signed_at is not null and annulled_at is null;
create index ppe_deliveries_annulled on ppe_deliveries (delivery_date desc, id desc) where annulled_at is not null;
create index ppe_deliveries_absent on ppe_deliveries (absent, delivery_date desc, id desc);
create index ppe_deliveries_next on ppe_deliveries (next_delivery_date, id);
create index ppe_deliveries_without_next on ppe_deliveries (delivery_date desc, id desc)
  where (next_delivery_date is null) is true;
create index ppe_deliveries_with_next on ppe_deliveries (delivery_date desc, id desc)
  where (next_delivery_date is null) is false;
create index ppe_deliveries_scan on ppe_deliveries (scan) where scan is not null;
create index ppe_deliveries_label on ppe_deliveries
  using gin (norm(coalesce(employee_name, '') || ' ' || coalesce(ppe_name, '')) gin_trgm_ops);
create index ppe_deliveries_search on ppe_deliveries using gin (search gin_trgm_ops);
create trigger ppe_deliveries_touch before update on ppe_deliveries for each row execute function touch();

-- A signed delivery changes once, to annulled, and is never deleted. `updated_at` moves with it; `search` is generated.
create function keep_signed_delivery() returns trigger language plpgsql as $$
declare
  annulling text[] := array['annulled_at', 'annulled_by', 'annulled_by_name', 'annul_reason', 'updated_at', 'search'];
begin
  if old.signed_at is null then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'The signed delivery % is not deleted.', old.id using errcode = 'MS001';
  end if;
  if old.annulled_at is not null or new.annulled_at is null
    or to_jsonb(new) - annulling is distinct from to_jsonb(old) - annulling then
    raise exception 'The signed delivery % does not change.', old.id using errcode = 'MS001';
  end if;
  return new;
end $$;
create trigger ppe_deliveries_signed_stay before update or delete on ppe_deliveries
  for each row execute function keep_signed_delivery();

-- Each item that an employee has been given or that their title needs: the delivery that counts, and an open round that
-- will bring it. Annulled and absent deliveries do not count, nor do open ones of a round. Triggers keep it.
create table ppe_holdings (
  employee_id integer not null,
  ppe_id integer not null,
  delivery_id integer,
  delivery_date date,
  next_delivery_date date,
  is_needed boolean not null,
  pending_round_id integer,
  primary key (employee_id, ppe_id)
);
create index ppe_holdings_next on ppe_holdings (next_delivery_date, employee_id, ppe_id)
  where next_delivery_date is not null;
create index ppe_holdings_never on ppe_holdings (employee_id, ppe_id) where delivery_id is null and is_needed;
create index ppe_holdings_of_item on ppe_holdings (ppe_id, next_delivery_date, employee_id);

-- Works out the holdings of these people and items, given in pairs. The people are locked, so that of two writers the
-- second sees what the first has written.
create function refresh_ppe_holdings(people integer[], items integer[]) returns void language plpgsql as $$
begin
  if people is null then return; end if;
  perform from employees where id = any (people) order by id for no key update;
  with pair as (
    select distinct employee_id, ppe_id from unnest(people, items) given (employee_id, ppe_id)
  ), holding as (
    select pair.employee_id, pair.ppe_id, latest.id, latest.delivery_date, latest.next_delivery_date,
      exists (select from ppe_job_titles n where n.ppe_id = pair.ppe_id and n.job_title_id = e.job_title_id) as is_needed,
      (select min(d.round_id) from ppe_deliveries d join ppe_rounds r on r.id = d.round_id
        where d.employee_id = pair.employee_id and d.ppe_id = pair.ppe_id and d.signed_at is null
          and r.closed_at is null) as pending_round_id
    from pair join employees e on e.id = pair.employee_id
    left join lateral (
      select d.id, d.delivery_date, d.next_delivery_date from ppe_deliveries d
      where d.employee_id = pair.employee_id and d.ppe_id = pair.ppe_id and d.annulled_at is null and not d.absent
        and (d.signed_at is not null or d.round_id is null)
      order by d.delivery_date desc, d.id desc limit 1) latest on true
  ), held as (
    select * from holding where id is not null or is_needed or pending_round_id is not null
  ), gone as (
    delete from ppe_holdings h using pair
    where h.employee_id = pair.employee_id and h.ppe_id = pair.ppe_id and not exists (
      select from held where held.employee_id = pair.employee_id and held.ppe_id = pair.ppe_id)
  )
  insert into ppe_holdings as h
    (employee_id, ppe_id, delivery_id, delivery_date, next_delivery_date, is_needed, pending_round_id)
  select * from held
  on conflict (employee_id, ppe_id) do update
    set delivery_id = excluded.delivery_id, delivery_date = excluded.delivery_date,
      next_delivery_date = excluded.next_delivery_date, is_needed = excluded.is_needed,
      pending_round_id = excluded.pending_round_id
    where (h.delivery_id, h.delivery_date, h.next_delivery_date, h.is_needed, h.pending_round_id) is distinct from
      (excluded.delivery_id, excluded.delivery_date, excluded.next_delivery_date, excluded.is_needed,
        excluded.pending_round_id);
end $$;

create function ppe_deliveries_to_holdings() returns trigger language plpgsql as $$
begin
  perform refresh_ppe_holdings(array_agg(employee_id), array_agg(ppe_id)) from changed;
  return null;
end $$;
create trigger ppe_deliveries_made after insert on ppe_deliveries
  referencing new table as changed for each statement execute function ppe_deliveries_to_holdings();
create trigger ppe_deliveries_changed after update on ppe_deliveries
  referencing new table as changed for each statement execute function ppe_deliveries_to_holdings();
create trigger ppe_deliveries_gone after delete on ppe_deliveries
  referencing old table as changed for each statement execute function ppe_deliveries_to_holdings();

-- Open deliveries of a closed round no longer count as pending.
create function ppe_rounds_to_holdings() returns trigger language plpgsql as $$
begin
  perform refresh_ppe_holdings(array_agg(d.employee_id), array_agg(d.ppe_id))
  from made join gone on gone.id = made.id join ppe_deliveries d on d.round_id = made.id
  where (made.closed_at is null) <> (gone.closed_at is null) and d.signed_at is null;
  return null;
end $$;
create trigger ppe_rounds_changed after update on ppe_rounds
  referencing new table as made old table as gone for each statement execute function ppe_rounds_to_holdings();

-- What a title needs changes for all who have it.
create function ppe_needs_to_holdings() returns trigger language plpgsql as $$
begin
  perform refresh_ppe_holdings(array_agg(e.id), array_agg(changed.ppe_id))
  from changed join employees e on e.job_title_id = changed.job_title_id;
  return null;
end $$;
create trigger ppe_needs_made after insert on ppe_job_titles
  referencing new table as changed for each statement execute function ppe_needs_to_holdings();
create trigger ppe_needs_gone after delete on ppe_job_titles
  referencing old table as changed for each statement execute function ppe_needs_to_holdings();

-- Another title needs other things.
create function employees_to_ppe_holdings() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from ppe_holdings where employee_id in (select id from gone);
  elsif tg_op = 'INSERT' then
    perform refresh_ppe_holdings(array_agg(made.id), array_agg(n.ppe_id))
    from made join ppe_job_titles n on n.job_title_id = made.job_title_id;
  else
    perform refresh_ppe_holdings(array_agg(made.id), array_agg(n.ppe_id))
    from made join gone on gone.id = made.id
    join ppe_job_titles n on n.job_title_id in (made.job_title_id, gone.job_title_id)
    where made.job_title_id is distinct from gone.job_title_id;
  end if;
  return null;
end $$;
create trigger employees_made_for_ppe_holdings after insert on employees
  referencing new table as made for each statement execute function employees_to_ppe_holdings();
create trigger employees_changed_for_ppe_holdings after update on employees
  referencing new table as made old table as gone for each statement execute function employees_to_ppe_holdings();
create trigger employees_gone_from_ppe_holdings after delete on employees
  referencing old table as gone for each statement execute function employees_to_ppe_holdings();

-- What titles needed before this migration.
insert into ppe_holdings (employee_id, ppe_id, is_needed)
select e.id, n.ppe_id, true from ppe_job_titles n join employees e on e.job_title_id = n.job_title_id
on conflict do nothing;
