-- The list's address: 'street number - city', null where nothing of it is known.
create function address_line(street text, number text, city text) returns text
language sql immutable parallel safe
return nullif(
  trim(coalesce(street, '') || ' ' || coalesce(number, ''))
  || case when coalesce(street, '') || coalesce(number, '') = '' or coalesce(city, '') = '' then '' else ' - ' end
  || coalesce(city, ''), '');

-- A list's search finds the address as it is shown there, too.
alter table clients drop column search;
alter table clients
  add column address text generated always as (address_line(address_street, address_number, city)) stored,
  add column search text generated always as (norm(
    coalesce(name, '') || ' ' || coalesce(address_line(address_street, address_number, city), '') || ' ' ||
    coalesce(zip_code, '') || ' ' || coalesce(province, '') || ' ' || coalesce(country, '') || ' ' ||
    coalesce(phone, ''))) stored;
create index clients_search on clients using gin (search gin_trgm_ops);

alter table companies drop column search;
alter table companies
  add column address text generated always as (address_line(address_street, address_number, city)) stored,
  add column search text generated always as (norm(
    coalesce(name, '') || ' ' || coalesce(cuit, '') || ' ' ||
    coalesce(address_line(address_street, address_number, city), '') || ' ' ||
    coalesce(zip_code, '') || ' ' || coalesce(province, '') || ' ' || coalesce(country, '') || ' ' ||
    coalesce(phone, ''))) stored;
create index companies_search on companies using gin (search gin_trgm_ops);
