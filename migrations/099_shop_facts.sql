-- The shop's name, address, position on the map (lat,lng) and opening hours in words. Null: the shop shows none of it.
alter table parameters
  add column shop_name text check (length(shop_name) between 1 and 60),
  add column address text check (length(address) between 1 and 200),
  add column map text check (
    map is null or case
      when map ~ '^-?[0-9]{1,3}(\.[0-9]{1,15})?,-?[0-9]{1,3}(\.[0-9]{1,15})?$'
      then abs(split_part(map, ',', 1)::numeric) <= 90 and abs(split_part(map, ',', 2)::numeric) <= 180
      else false
    end
  ),
  add column hours_text text check (length(hours_text) between 1 and 120);

-- A list's search finds every text of a row.
alter table parameters drop column search;
alter table parameters add column search text generated always as (norm(
  coalesce(shop_name, '') || ' ' || coalesce(address, '') || ' ' || coalesce(map, '') || ' ' ||
  coalesce(hours_text, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' ||
  coalesce(instagram, '') || ' ' || coalesce(facebook, '') || ' ' || coalesce(linkedin, '') || ' ' ||
  coalesce(whatsapp, '') || ' ' || coalesce(start_hour, '') || ' ' || coalesce(end_hour, '') || ' ' ||
  coalesce(search_synonyms, '') || ' ' || coalesce(exchange::text, '') || ' ' ||
  coalesce(replace(exchange::text, '.', ','), ''))) stored;
