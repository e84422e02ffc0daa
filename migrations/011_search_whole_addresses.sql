-- A list's search finds what the same list finds in the browser: every text of a row, its zip code and country too.
alter table clients drop column search;
alter table clients add column search text generated always as (norm(
  coalesce(name, '') || ' ' || coalesce(address_street, '') || ' ' || coalesce(address_number, '') || ' ' ||
  coalesce(zip_code, '') || ' ' || coalesce(city, '') || ' ' || coalesce(province, '') || ' ' ||
  coalesce(country, '') || ' ' || coalesce(phone, ''))) stored;
create index clients_search on clients using gin (search gin_trgm_ops);

alter table companies drop column search;
alter table companies add column search text generated always as (norm(
  coalesce(name, '') || ' ' || coalesce(cuit, '') || ' ' || coalesce(address_street, '') || ' ' ||
  coalesce(address_number, '') || ' ' || coalesce(zip_code, '') || ' ' || coalesce(city, '') || ' ' ||
  coalesce(province, '') || ' ' || coalesce(country, '') || ' ' || coalesce(phone, ''))) stored;
create index companies_search on companies using gin (search gin_trgm_ops);
