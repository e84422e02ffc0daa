-- What became of rows in a load, as every list may be narrowed to it: by the request that had the load written, the
-- resource, the outcome. The record is null until it is created.
create view loaded_rows as
  select i.request_id, i.asked->>'resource' as resource, o.status, o.record_id
  from imports i join import_outcomes o on o.import_id = i.id;
create index imports_request on imports (request_id) where request_id is not null;
