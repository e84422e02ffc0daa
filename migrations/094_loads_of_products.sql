-- The data loader takes a zip of pictures after the sheet too, and looks into it.
alter table imports drop constraint imports_task_check;
alter table imports add constraint imports_task_check check (task in ('read', 'pictures', 'check', 'write', 'undo'));

-- A row of a sheet without a code is matched by name and capacity.
create index products_name_capacity on products (lower(name), lower(coalesce(capacity, '')));

-- The audit folded: the rows of a load and of its undo have a request of their own name, and one entry stands for all of
-- them. Each index has what the folded list shows, and the last one the rows of one load.
create index audit_folded on audit (id desc) where (request_id like 'load-%') is not true;
create index audit_folded_resource on audit (resource, id desc) where (request_id like 'load-%') is not true;
create index audit_folded_action on audit (action, id desc) where (request_id like 'load-%') is not true;
create index audit_folded_user on audit (user_id, id desc) where (request_id like 'load-%') is not true;
create index audit_folded_company on audit (company_id, id desc)
  where company_id is not null and (request_id like 'load-%') is not true;
create index audit_folded_client on audit (client_id, id desc)
  where client_id is not null and (request_id like 'load-%') is not true;
create index audit_of_load on audit (request_id, id desc) where request_id like 'load-%';
