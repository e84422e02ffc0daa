-- Words that visitors use for the same thing: one group a line, commas between. The default fills every row at first.
alter table parameters add column search_synonyms text check (length(search_synonyms) <= 5000) default
'reparación, arreglo, reparar, arreglar, servicio técnico
auriculares, AirPods, EarPods
celular, teléfono, iPhone
notebook, laptop, portátil, MacBook
computadora, Mac
tablet, tableta, iPad
reloj, smartwatch, Watch
funda, case, carcasa, cover
cargador, adaptador de corriente
parlante, altavoz, HomePod
lápiz, Pencil';

-- A list's search finds every text of a row.
alter table parameters drop column search;
alter table parameters add column search text generated always as (norm(
  coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(instagram, '') || ' ' ||
  coalesce(facebook, '') || ' ' || coalesce(linkedin, '') || ' ' || coalesce(whatsapp, '') || ' ' ||
  coalesce(start_hour, '') || ' ' || coalesce(end_hour, '') || ' ' || coalesce(search_synonyms, '') || ' ' ||
  coalesce(exchange::text, '') || ' ' || coalesce(replace(exchange::text, '.', ','), ''))) stored;
