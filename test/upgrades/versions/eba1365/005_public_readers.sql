-- Instances that may answer for a while without asking for the public version (src/platform/public-version.server.ts).
create table public_readers (
  instance uuid primary key,
  -- The number that it surely knows.
  version bigint not null,
  until timestamptz not null
) with (fillfactor = 50);

-- As before, and told at once to whom it concerns.
create or replace function raise_public_version() returns trigger language plpgsql as $$
declare
  raised bigint;
begin
  if current_setting('mostrador.raised', true) is distinct from txid_current()::text then
    update public_version set version = version + 1 returning version into raised;
    perform pg_notify('public_version', 'raised ' || raised);
    perform set_config('mostrador.raised', txid_current()::text, true);
  end if;
  return null;
end $$;
