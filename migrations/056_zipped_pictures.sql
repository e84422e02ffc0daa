-- Files beside a sheet were kept by their names alone; since they are looked into, each is an object with its path.
update imports set picture_names = (
  select jsonb_agg(case jsonb_typeof(one) when 'string' then jsonb_build_object('path', one, 'refusal', null) else one end)
  from jsonb_array_elements(picture_names) one)
where jsonb_typeof(picture_names) = 'array' and picture_names @? '$[*] ? (@.type() == "string")';
